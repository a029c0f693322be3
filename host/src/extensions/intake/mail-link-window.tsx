import { useState } from 'react'
import { TextField } from '@fivefold/shared/fields/field'
import { useDraft, type Draft } from '@fivefold/shared/forms/drafts/use-draft'
import { initialValues, type FormValues } from '@fivefold/shared/forms/form-fields'
import { firstMessage, useForm } from '@fivefold/shared/forms/use-form'
import { notifyRefused } from '@fivefold/shared/notify/notify-refused'
import { confirmLink, requestLink } from '@fivefold/shared/outbox/sign-in'
import { Button } from '@fivefold/shared/ui/button'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { Stack } from '@fivefold/shared/ui/layout'
import { Text } from '@fivefold/shared/ui/text'
import { AccountFields } from '../../sign-in/account-fields'
import { AccountView } from '../../sign-in/account-view'
import { welcomes } from '../../sign-in/sign-in-content'
import { resetFields } from '../../sign-in/sign-in-fields'
import type { SignInWindowProps } from '../../sign-in/sign-in-window'
import { useArrival } from '../../sign-in/use-arrival'
import { forgetToken, useLinkToken } from './link-token'
import { mailLinkContent as copy } from './mail-link-content'

/** Asks for an email address and mails a link; or, opened by the link, for the press that signs in. */
export function MailLinkWindow({ open, onClose }: SignInWindowProps) {
  const draft = useDraft(undefined, initialValues(resetFields))
  const [sentTo, setSentTo] = useState('')
  const token = useLinkToken()

  function askAgain() {
    forgetToken()
    setSentTo('')
  }
  function close() {
    onClose()
    askAgain()
  }

  const view = token ? 'confirm' : sentTo ? 'sent' : 'ask'
  const { title, description } = {
    confirm: copy.confirm,
    sent: { title: copy.sent.title, description: copy.sent.description(sentTo) },
    ask: copy,
  }[view]
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      size="small"
      title={title}
      description={description}
    >
      <AccountView
        key={view}
        onTypedAhead={(text) => draft.change({ email: draft.values.email + text })}
      >
        {view === 'ask' && <LinkForm draft={draft} onSent={setSentTo} />}
        {view === 'sent' && (
          <Button ref={focus} variant="secondary" onClick={askAgain}>
            {copy.sent.other}
          </Button>
        )}
        {token && <Confirmation key={token} token={token} onAskAgain={askAgain} />}
      </AccountView>
    </Dialog>
  )
}

interface LinkFormProps {
  draft: Draft<FormValues<typeof resetFields>>
  onSent: (email: string) => void
}

function LinkForm({ draft, onSent }: LinkFormProps) {
  const { field, formProps, busy } = useForm({
    fields: resetFields,
    draft,
    problem: firstMessage,
    onSubmit: async ({ email }) => {
      const problem = await requestLink(email)
      if (problem !== undefined) return { email: problem }
      return onSent(email)
    },
  })
  return (
    <AccountFields {...formProps}>
      <TextField {...field('email')} />
      <Button type="submit" busy={busy}>
        {copy.send}
      </Button>
    </AccountFields>
  )
}

interface ConfirmationProps {
  token: string
  onAskAgain: () => void
}

function Confirmation({ token, onAskAgain }: ConfirmationProps) {
  const arrive = useArrival()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function confirm() {
    setBusy(true)
    try {
      const refused = await confirmLink(token)
      setProblem(refused ?? '')
      if (refused === undefined) {
        forgetToken()
        arrive(welcomes.login)
      }
    } catch (error) {
      notifyRefused(copy.confirm.failed, error)
    }
    setBusy(false)
  }
  return (
    <Stack $gap={4}>
      {problem && <Text role="alert">{problem}</Text>}
      <Button ref={focus} busy={busy} onClick={() => void confirm()}>
        {copy.confirm.button}
      </Button>
      {problem && (
        <Button variant="secondary" onClick={onAskAgain}>
          {copy.confirm.again}
        </Button>
      )}
    </Stack>
  )
}

/** The view before had the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
