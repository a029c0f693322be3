import { TextField } from '@fivefold/shared/fields/field'
import { PasswordField } from '@fivefold/shared/fields/password-field'
import { firstMessage, useForm } from '@fivefold/shared/forms/use-form'
import { attempt } from '@fivefold/shared/notify/attempt'
import { register } from '@fivefold/shared/session/account'
import { Button } from '@fivefold/shared/ui/button'
import { AccountFields } from './account-fields'
import { welcomes } from './sign-in-content'
import { registrationFields, type AccountDraft } from './sign-in-fields'
import { useArrival } from './use-arrival'

export function RegistrationForm({ draft }: { draft: AccountDraft }) {
  const arrive = useArrival()
  const { field, formProps, busy } = useForm({
    fields: registrationFields,
    draft,
    problem: firstMessage,
    onSubmit: (values) => {
      const outcome = attempt('Account not created', () => register(values))
      if (!outcome) return undefined
      if (!outcome.ok) return { [outcome.field]: outcome.message }
      return arrive(welcomes.registration)
    },
  })
  return (
    <AccountFields {...formProps}>
      <TextField {...field('name')} />
      <TextField {...field('email')} />
      <PasswordField {...field('password')} />
      <PasswordField {...field('confirmPassword')} />
      <Button type="submit" busy={busy}>
        Create Account
      </Button>
    </AccountFields>
  )
}
