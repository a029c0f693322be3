import { TextField } from '@fivefold/shared/fields/field'
import { register } from '@fivefold/shared/session/account'
import { Button } from '@fivefold/shared/ui/button'
import { AccountFields } from './account-fields'
import { refusedRegistrationField } from './refused-field'
import { signInContent, welcomes } from './sign-in-content'
import { registrationSchema } from './sign-in-schema'
import { useAccountForm } from './use-account-form'
import { useArrival } from './use-arrival'

export function RegistrationForm() {
  const arrive = useArrival()
  const { formProps, errors, busy } = useAccountForm({
    schema: registrationSchema,
    command: register,
    refusedField: refusedRegistrationField,
    onDone: () => arrive(welcomes.registration),
  })
  return (
    <AccountFields {...formProps}>
      <TextField label="Name" name="name" autoComplete="name" required error={errors.name} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={signInContent.passwordHint}
        error={errors.password}
      />
      <TextField
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
      <Button type="submit" busy={busy}>
        Create Account
      </Button>
    </AccountFields>
  )
}
