import { TextField } from '@fivefold/shared/fields/field'
import { firstMessage, useForm } from '@fivefold/shared/forms/use-form'
import { notify } from '@fivefold/shared/notify/toast'
import { requestPasswordReset } from '@fivefold/shared/session/account'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import styled from 'styled-components'
import { AccountFields } from './account-fields'
import { welcomes } from './sign-in-content'
import { resetFields, type AccountDraft } from './sign-in-fields'

export function ResetForm({ draft, onBack }: { draft: AccountDraft; onBack: () => void }) {
  const { field, formProps, busy } = useForm({
    fields: resetFields,
    draft,
    problem: firstMessage,
    onSubmit: ({ email }) => {
      const outcome = requestPasswordReset(email)
      if (!outcome.ok) return { email: outcome.message }
      notify({ ...welcomes.resetSent, tone: 'success' })
      return onBack()
    },
  })
  return (
    <AccountFields {...formProps}>
      <TextField {...field('email')} />
      <Buttons>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={busy}>
          Send Reset Link
        </Button>
      </Buttons>
    </AccountFields>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[3]};
`
