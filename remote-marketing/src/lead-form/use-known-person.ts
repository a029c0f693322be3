import { useCurrentUser } from '@fivefold/shared/session/current-user'

/** What a form can fill in for who is signed in; blanks for others, and while a page is hydrated. */
export function useKnownPerson() {
  const user = useCurrentUser()
  const { name = '', email = '', company = '', phone = '' } = user ?? {}
  return { name, email, company, phone }
}
