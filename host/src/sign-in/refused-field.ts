/* Which field a refusal of the account is about (specification 1, section 8). */

export const refusedLoginField = (message: string) =>
  message.startsWith('User') ? 'email' : 'password'

export function refusedRegistrationField(message: string) {
  if (message.startsWith('Name')) return 'name'
  if (message.startsWith('User')) return 'email'
  return message === 'Passwords do not match' ? 'confirmPassword' : 'password'
}
