import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { notifyRefused } from '@fivefold/shared/notify/notify-refused'
import { addressOfLink, confirmLink } from '@fivefold/shared/outbox/sign-in'
import { Button } from '@fivefold/shared/ui/button'
import { Stack } from '@fivefold/shared/ui/layout'
import { Text } from '@fivefold/shared/ui/text'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { welcomes } from '../../../host/src/sign-in/sign-in-content'
import { useArrival } from '../../../host/src/sign-in/use-arrival'
import { forgetToken } from './link-token'
import { mailLinkContent } from './mail-link-content'

const copy = mailLinkContent.confirm

interface LinkConfirmationProps {
  token: string
  onAskAgain: () => void
}

/** Names the account before the press, because a link from somebody else signs in to their account. */
export function LinkConfirmation({ token, onAskAgain }: LinkConfirmationProps) {
  const arrive = useArrival()
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof addressOfLink>>>()
  const [isSending, setIsSending] = useState(false)
  const [refused, setRefused] = useState<string>()
  const email = answer && 'email' in answer ? answer.email : ''
  const failure = answer && 'problem' in answer ? answer : undefined
  const problem = refused ?? failure?.problem

  useEffect(() => void addressOfLink(token).then(setAnswer), [token])

  async function retry() {
    setAnswer(undefined)
    setAnswer(await addressOfLink(token))
  }

  async function confirm() {
    setIsSending(true)
    try {
      const reason = await confirmLink(token)
      setRefused(reason)
      if (reason === undefined) {
        forgetToken()
        arrive(welcomes.login)
      }
    } catch (error) {
      notifyRefused(copy.failed, error)
    }
    setIsSending(false)
  }

  const label = email ? copy.button(email) : answer ? copy.retry : copy.reading
  return (
    <Stack $gap={4}>
      {problem && <Text role="alert">{problem}</Text>}
      {/* The button has the focus before it has its name. */}
      <VisuallyHidden role="status">{email && copy.button(email)}</VisuallyHidden>
      {!failure?.isOver && (
        <Named
          ref={focus}
          busy={isSending || !answer}
          onClick={() => void (email ? confirm() : retry())}
        >
          {label}
        </Named>
      )}
      {problem && (
        <Button ref={failure?.isOver ? focus : null} variant="secondary" onClick={onAskAgain}>
          {copy.again}
        </Button>
      )}
    </Stack>
  )
}

/** An address has no place to break. */
const Named = styled(Button)`
  overflow-wrap: anywhere;
`

/** The view before had the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
