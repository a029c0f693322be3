import { access } from './remote-contract'
import { describe, expect, it } from 'vitest'
import { verdictOn } from './access-rule'

describe('access to a page', () => {
  it.each([
    ['everyone', undefined, 'allowed'],
    ['everyone', 'customer', 'allowed'],
    ['signedIn', undefined, 'sign-in-required'],
    ['signedIn', 'customer', 'allowed'],
    ['signedIn', 'admin', 'allowed'],
    ['admins', undefined, 'sign-in-required'],
    ['admins', 'customer', 'denied'],
    ['admins', 'admin', 'allowed'],
  ] as const)('a page for %s, seen by %s: %s', (pageFor, role, verdict) => {
    expect(verdictOn(access[pageFor], role)).toBe(verdict)
  })
})
