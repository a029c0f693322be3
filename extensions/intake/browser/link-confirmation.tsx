import { useEffect, useState } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { notifyRefused } from '@fivefold/shared/notify/notify-refused'
import { TextField } from '@fivefold/shared/fields/field'
import { lineLimit, requiredText } from '@fivefold/shared/forms/rules'
import { firstMessage, useForm } from '@fivefold/shared/forms/use-form'
import { AccountFields } from '../../../host/src/sign-in/account-fields'
import { confirmLink, knownName, personOfLink, takePage } from './sign-in'
import { Button } from '@fivefold/shared/ui/button'
import { Stack } from '@fivefold/shared/ui/layout'
import { Text } from '@fivefold/shared/ui/text'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { welcomes } from '../../../host/src/sign-in/sign-in-content'
import { useArrival } from '../../../host/src/sign-in/use-arrival'
import { forgetToken } from './link-token'
import { mailLinkContent } from './mail-link-content'

const copy = mailLinkContent.confirm

/** Names the account before the press, because a link from somebody else signs in to their account. */
export function LinkConfirmation({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const arrive = useArrival()
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof personOfLink>>>()
  const [isSending, setIsSending] = useState(false)
  const [refused, setRefused] = useState<string>()
  const { email = '', needsName = false } = answer && 'email' in answer ? answer : {}
  const failure = answer && 'problem' in answer ? answer : undefined
  const problem = refused ?? failure?.problem

  useEffect(() => void personOfLink(token).then(setAnswer), [token])

  async function retry() {
    setAnswer(undefined)
    setAnswer(await personOfLink(token))
  }

  async function confirm(name?: string) {
    setIsSending(true)
    try {
      const reason = await confirmLink(token, name)
      setRefused(reason)
      if (reason === undefined) {
        forgetToken()
        arrive(welcomes.login, takePage())
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
      {needsName && <NameForm email={email} busy={isSending} onConfirm={confirm} />}
      {!failure?.isOver && !needsName && (
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

const nameFields = {
  name: {
    label: 'Name',
    hint: copy.nameHint,
    autoComplete: 'name',
    required: true,
    rule: v.pipe(
      requiredText('Name is required', lineLimit),
      v.check((name) => !name.includes('@'), copy.noName),
    ),
  },
}

interface NameFormProps {
  email: string
  busy: boolean
  onConfirm: (name: string) => Promise<void>
}

/** A person signs in for the first time. */
function NameForm({ email, busy, onConfirm }: NameFormProps) {
  const { field, formProps } = useForm({
    fields: nameFields,
    initial: { name: knownName(email) },
    problem: firstMessage,
    onSubmit: ({ name }) => onConfirm(name),
  })
  return (
    <div ref={focusField}>
      <AccountFields {...formProps}>
        <TextField {...field('name')} />
        <Named type="submit" busy={busy}>
          {copy.button(email)}
        </Named>
      </AccountFields>
    </div>
  )
}

/** An address has no place to break. */
const Named = styled(Button)`
  overflow-wrap: anywhere;
`

const focusField = (box: HTMLDivElement | null) => box?.querySelector('input')?.focus()

/** The view before had the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
