import type { Draft } from '@fivefold/shared/forms/drafts/use-draft'
import type { FormValues } from '@fivefold/shared/forms/form-fields'
import { emailLimit, limited, lineLimit } from '@fivefold/shared/forms/rules'
import * as v from 'valibot'
import { signInContent } from './sign-in-content'

/** What `type=email` accepts: https://html.spec.whatwg.org/#valid-e-mail-address */
const browserEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

const entered = (missing: string) => v.pipe(v.string(), v.nonEmpty(missing))

/*
 * These ask for what the browser itself would ask for (required, type=email), so that its words
 * stand beside the field. Everything else is the account's own rule.
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
    rule: entered('Enter the password once more.'),
  },
}

/** What is typed in one of the dialog's views, for the others. */
export type AccountDraft = Draft<FormValues<typeof registrationFields>>
