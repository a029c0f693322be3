import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readState, resetStore } from '../store/site-store'
import { defaultPreferences } from '../../domain/accounts/user'
import { register, requestPasswordReset, signIn, signOut, signOutEverywhere } from './account'

const customer = { email: 'customer@fivefold.example', password: 'secret' }
const newcomer = {
  name: ' Robin Reader ',
  email: 'robin@x.example',
  password: '123456',
  confirmPassword: '123456',
}

beforeEach(() => {
  resetStore()
  vi.useRealTimers()
})

describe('sign in', () => {
  test('any password of six characters signs a known email in and notes the time', () => {
    vi.useFakeTimers({ now: new Date('2026-11-02T08:00:00.000Z') })
    expect(signIn({ ...customer, password: 'abcdef' })).toMatchObject({
      ok: true,
      user: { name: 'Casey Customer' },
    })
    expect(readState().currentUser?.last_login).toBe('2026-11-02T08:00:00.000Z')
    expect(readState().users[1]?.last_login).toBe('2026-11-02T08:00:00.000Z')
  })

  test.each(['nobody@x.example', 'Customer@fivefold.example', ' customer@fivefold.example'])(
    'the email must match exactly: %s',
    (email) => {
      expect(signIn({ email, password: 'secret' })).toEqual({
        ok: false,
        field: 'email',
        message: 'User not found',
      })
    },
  )

  test('a short password is refused', () => {
    expect(signIn({ ...customer, password: 'short' })).toEqual({
      ok: false,
      field: 'password',
      message: 'Password must be at least 6 characters',
    })
    expect(readState().currentUser).toBeNull()
  })

  test('an unknown email is named before a short password', () => {
    expect(signIn({ email: 'x', password: '' })).toMatchObject({ message: 'User not found' })
  })
})

describe('register', () => {
  test('a new account is a customer’s, signed in, with every preference on', () => {
    expect(register(newcomer)).toMatchObject({ ok: true })
    expect(readState().currentUser).toMatchObject({
      name: 'Robin Reader',
      email: 'robin@x.example',
      role: 'customer',
      preferences: defaultPreferences,
    })
    expect(readState().users).toHaveLength(3)
  })

  test('the password is stored nowhere', () => {
    const password = 'a-very-particular-password'
    register({ ...newcomer, password, confirmPassword: password })
    expect(JSON.stringify(readState())).not.toContain(password)
  })

  test.each([
    [{ confirmPassword: '1234567' }, 'confirmPassword', 'Passwords do not match'],
    [
      { password: '12345', confirmPassword: '12345' },
      'password',
      'Password must be at least 6 characters long',
    ],
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ email: customer.email }, 'email', 'User already exists'],
    [
      { password: '1', confirmPassword: '2', name: '' },
      'confirmPassword',
      'Passwords do not match',
    ],
  ])('%o is refused beside %s: %s', (change, field, message) => {
    expect(register({ ...newcomer, ...change })).toEqual({ ok: false, field, message })
    expect(readState().users).toHaveLength(2)
    expect(readState().currentUser).toBeNull()
  })
})

describe('password reset', () => {
  test('a known email is only logged', () => {
    const log = vi.spyOn(console, 'info').mockReturnValue(undefined)
    expect(requestPasswordReset(customer.email)).toEqual({ ok: true })
    expect(log).toHaveBeenCalledOnce()
  })

  test('an unknown email is refused', () => {
    expect(requestPasswordReset('nobody@x.example')).toEqual({
      ok: false,
      field: 'email',
      message: 'User not found',
    })
  })
})

test('signing out, here or everywhere, ends the session', () => {
  for (const leave of [signOut, signOutEverywhere]) {
    signIn(customer)
    leave()
    expect(readState().currentUser).toBeNull()
  }
})
