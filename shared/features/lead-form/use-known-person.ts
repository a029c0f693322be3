import { useCurrentUser } from '../../data/session/current-user'

/**
 * Prefills a form for a signed-in person; '' for others and while a page is hydrated.
 * @example const { email } = useKnownPerson()
 */
export function useKnownPerson() {
  const user = useCurrentUser()
  const { name = '', email = '', company = '', phone = '' } = user ?? {}
  return { name, email, company, phone }
}
