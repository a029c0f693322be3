import { TextField } from '@fivefold/shared/fields/field'
import { PasswordField } from '@fivefold/shared/fields/password-field'
import { firstMessage, useForm } from '@fivefold/shared/forms/use-form'
import { signIn } from '@fivefold/shared/session/account'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import styled from 'styled-components'
import { AccountFields } from './account-fields'
import { welcomes } from './sign-in-content'
import { loginFields, type AccountDraft } from './sign-in-fields'
import { useArrival } from './use-arrival'

interface LoginFormProps {
  draft: AccountDraft
  onForgotten: () => void
}

export function LoginForm({ draft, onForgotten }: LoginFormProps) {
  const arrive = useArrival()
  const { field, formProps, busy } = useForm({
    fields: loginFields,
    draft,
    problem: firstMessage,
    onSubmit: (values) => {
      const outcome = signIn(values)
      if (!outcome.ok) return { [outcome.field]: outcome.message }
      return arrive(welcomes.login)
    },
  })
  return (
    <AccountFields {...formProps}>
      <TextField {...field('email')} />
      <PasswordField {...field('password')} />
      <Button type="submit" busy={busy}>
        Sign In
      </Button>
      <Forgotten type="button" onClick={onForgotten}>
        Forgot password?
      </Forgotten>
    </AccountFields>
  )
}

const Forgotten = styled.button`
  justify-self: center;
  min-height: 2.75rem;
  padding-inline: ${token.space[3]};
  border-radius: ${token.radius.control};
  color: ${token.color.accent};
  font: 500 ${token.type.small} / 1.4 ${token.font.sans};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`
