import { useCurrentUser } from '@fivefold/shared/session/current-user'

/** Prefills a form for a signed-in person; '' for others and while a page is hydrated. */
export function useKnownPerson() {
  const user = useCurrentUser()
  const { name = '', email = '', company = '', phone = '' } = user ?? {}
  return { name, email, company, phone }
}
