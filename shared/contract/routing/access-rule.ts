import type { Access } from './remote-contract'

export type Verdict = 'allowed' | 'sign-in-required' | 'denied'

/**
 * Access to a page (specification 1, sections 2 and 6).
 * @example verdictOn({ signIn: true, roles: ['admin'] }, 'customer') // 'denied'
 */
export function verdictOn(access: Access, role: string | undefined): Verdict {
  if (!access.signIn) return 'allowed'
  if (role === undefined) return 'sign-in-required'
  return access.roles === undefined || access.roles.some((allowed) => allowed === role)
    ? 'allowed'
    : 'denied'
}
