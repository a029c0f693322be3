// @vitest-environment happy-dom
import { clientErrors, forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { recordRecoveredError } from './recovered-error'

let logged: MockInstance

beforeEach(() => {
  forgetClientErrors()
  logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
})

test('an error that a component threw is recorded', () => {
  recordRecoveredError(new Error('while hydrating', { cause: new Error('a component') }))
  expect(clientErrors().map(({ message }) => message)).toEqual(['a component'])
  expect(logged).not.toHaveBeenCalled()
})

test('a hydration mismatch goes to the console, not to the error log', () => {
  const difference = new Error('Hydration failed')
  recordRecoveredError(difference)
  expect(logged).toHaveBeenCalledExactlyOnceWith('Hydration mismatch:', difference)
  expect(clientErrors()).toEqual([])
})
