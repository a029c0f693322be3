import { useState } from 'react'
import { TextField } from '@fivefold/shared/fields/field'
import { useDraft, type Draft } from '@fivefold/shared/forms/drafts/use-draft'
import { initialValues, type FormValues } from '@fivefold/shared/forms/form-fields'
import { firstMessage, useForm } from '@fivefold/shared/forms/use-form'
import { requestLink } from '@fivefold/shared/outbox/sign-in'
import { Button } from '@fivefold/shared/ui/button'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { AccountFields } from '../../../host/src/sign-in/account-fields'
import { AccountView } from '../../../host/src/sign-in/account-view'
import { resetFields } from '../../../host/src/sign-in/sign-in-fields'
import type { SignInWindowProps } from '../../../host/src/sign-in/sign-in-window'
import { LinkConfirmation } from './link-confirmation'
import { forgetToken, useLinkToken } from './link-token'
import { mailLinkContent as copy } from './mail-link-content'

/** Asks for an email address and mails a link; or, opened by the link, for the press that signs in. */
export function MailLinkWindow({ open, onClose }: SignInWindowProps) {
  const draft = useDraft(undefined, initialValues(resetFields))
  const [sent, setSent] = useState<SentMail>(notSent)
  const token = useLinkToken()

  function askAgain() {
    forgetToken()
    setSent(notSent)
  }
  function close() {
    onClose()
    askAgain()
  }

  const view = token ? 'confirm' : sent.email ? 'sent' : 'ask'
  const { title, description } = {
    confirm: copy.confirm,
    sent: { title: copy.sent.title, description: wordsOf(sent) },
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
        {view === 'ask' && <LinkForm draft={draft} onSent={setSent} />}
        {view === 'sent' && (
          <Button ref={focus} variant="secondary" onClick={askAgain}>
            {copy.sent.other}
          </Button>
        )}
        {token && <LinkConfirmation key={token} token={token} onAskAgain={askAgain} />}
      </AccountView>
    </Dialog>
  )
}

interface SentMail {
  email: string
  /** The links of earlier mails are valid again in place of one more. */
  isEarlier: boolean
}

const notSent = { email: '', isEarlier: false }

const wordsOf = ({ email, isEarlier }: SentMail) =>
  isEarlier ? copy.sent.earlier(email) : copy.sent.description(email)

interface LinkFormProps {
  draft: Draft<FormValues<typeof resetFields>>
  onSent: (sent: SentMail) => void
}

function LinkForm({ draft, onSent }: LinkFormProps) {
  const { field, formProps, busy } = useForm({
    fields: resetFields,
    draft,
    problem: firstMessage,
    onSubmit: async ({ email }) => {
      const answer = await requestLink(email)
      if ('problem' in answer) return { email: answer.problem }
      return onSent({ email, ...answer })
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

/** The view before had the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
