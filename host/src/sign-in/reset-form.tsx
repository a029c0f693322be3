import { TextField } from '@fivefold/shared/fields/field'
import { notify } from '@fivefold/shared/notify/toast'
import { requestPasswordReset } from '@fivefold/shared/session/account'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import styled from 'styled-components'
import { AccountFields } from './account-fields'
import { welcomes } from './sign-in-content'
import { resetSchema } from './sign-in-schema'
import { useAccountForm } from './use-account-form'

export function ResetForm({ onBack }: { onBack: () => void }) {
  const { formProps, errors, busy } = useAccountForm({
    schema: resetSchema,
    command: ({ email }) => requestPasswordReset(email),
    refusedField: () => 'email',
    onDone: () => {
      notify({ ...welcomes.resetSent, tone: 'success' })
      onBack()
    },
  })
  return (
    <AccountFields {...formProps}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
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
