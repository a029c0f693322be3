// @vitest-environment happy-dom
import { clientErrors, forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordRecoveredError } from './recovered-error'

const reported = vi.fn<typeof reportError>()

beforeEach(() => {
  forgetClientErrors()
  reported.mockReset()
  vi.stubGlobal('reportError', reported)
})

test('an error that a component threw is recorded, and not uncaught', () => {
  recordRecoveredError(new Error('while hydrating', { cause: new Error('a component') }))
  expect(clientErrors().map(({ message }) => message)).toEqual(['a component'])
  expect(reported).not.toHaveBeenCalled()
})

test('a hydration mismatch is left uncaught', () => {
  const difference = new Error('Hydration failed')
  recordRecoveredError(difference)
  expect(reported).toHaveBeenCalledExactlyOnceWith(difference)
})
