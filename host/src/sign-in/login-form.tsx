import { TextField } from '@fivefold/shared/fields/field'
import { signIn } from '@fivefold/shared/session/account'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import styled from 'styled-components'
import { AccountFields } from './account-fields'
import { refusedLoginField } from './refused-field'
import { welcomes } from './sign-in-content'
import { loginSchema } from './sign-in-schema'
import { useAccountForm } from './use-account-form'
import { useArrival } from './use-arrival'

export function LoginForm({ onForgotten }: { onForgotten: () => void }) {
  const arrive = useArrival()
  const { formProps, errors, busy } = useAccountForm({
    schema: loginSchema,
    command: signIn,
    refusedField: refusedLoginField,
    onDone: () => arrive(welcomes.login),
  })
  return (
    <AccountFields {...formProps}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
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
  font: 500 ${token.type.small} / 1.4 ${token.font.text};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`
