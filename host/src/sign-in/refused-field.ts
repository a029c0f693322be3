/* The field that a refusal of the account is about (specification 1, section 8). */

export const refusedLogin = (message: string) =>
  message.startsWith('User') ? { email: message } : { password: message }

export function refusedRegistration(message: string) {
  if (message.startsWith('Name')) return { name: message }
  if (message.startsWith('User')) return { email: message }
  return message === 'Passwords do not match' ? { confirmPassword: message } : { password: message }
}
