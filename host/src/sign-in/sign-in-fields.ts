import type { Draft } from '@fivefold/shared/forms/drafts/use-draft'
import type { FormValues } from '@fivefold/shared/forms/form-fields'
import { emailLimit, limited, lineLimit } from '@fivefold/shared/forms/rules'
import * as v from 'valibot'
import { signInContent } from './sign-in-content'

/** Same rule as `type=email`: https://html.spec.whatwg.org/#valid-e-mail-address */
const browserEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

const entered = (missing: string) => v.pipe(v.string(), v.nonEmpty(missing))

/*
 * These rules repeat the browser's own (required, type=email), so that its messages stand next to the field. The
 * account's rules check everything else.
 */
const email = {
  label: 'Email',
  type: 'email',
  required: true,
  rule: v.pipe(
    entered('Enter your email address.'),
    v.regex(browserEmail, 'Enter an address like name@company.com.'),
    limited(emailLimit),
  ),
}
const password = {
  label: 'Password',
  type: 'password',
  required: true,
  hint: signInContent.passwordHint,
  rule: entered('Enter your password.'),
}

export const loginFields = {
  email: { ...email, autoComplete: 'username' },
  password: { ...password, autoComplete: 'current-password' },
}

export const resetFields = { email: { ...email, autoComplete: 'email' } }

export const registrationFields = {
  name: {
    label: 'Name',
    autoComplete: 'name',
    required: true,
    rule: v.pipe(entered('Name is required'), limited(lineLimit)),
  },
  ...resetFields,
  password: { ...password, autoComplete: 'new-password' },
  confirmPassword: {
    label: 'Confirm Password',
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    rule: entered('Enter the password again.'),
  },
}

/** Values that the dialog's views share. */
export type AccountDraft = Draft<FormValues<typeof registrationFields>>
