import * as v from 'valibot'

/** What `type=email` accepts: https://html.spec.whatwg.org/#valid-e-mail-address */
const browserEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/*
 * These ask for what the browser itself would ask for (required, type=email), so that its words
 * stand beside the field. Everything else is the account's own rule.
 */
const email = v.pipe(
  v.string(),
  v.nonEmpty('Enter your e-mail address.'),
  v.regex(browserEmail, 'Enter an address like name@company.com.'),
)
const password = v.pipe(v.string(), v.nonEmpty('Enter your password.'))

export const loginSchema = v.object({ email, password })

export const registrationSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Name is required')),
  email,
  password,
  confirmPassword: v.pipe(v.string(), v.nonEmpty('Enter the password once more.')),
})

export const resetSchema = v.object({ email })
