import { expect, test } from 'vitest'
import { withVersion } from './own-class-names'

test('styles and style elements are named by another version', () => {
  expect(withVersion('const v = "6.6.0", w = hash(v)', '6.6.0', '6.6.0+react.20.0.0').code).toBe(
    'const v = "6.6.0+react.20.0.0", w = hash(v)',
  )
})

test.each(['const v = "6.5.0"', 'const v = "6.6.0", w = "6.6.0"'])(
  'a build stops where the version does not stand once: %s',
  (code) => {
    expect(() => withVersion(code, '6.6.0', '6.6.0+own')).toThrow('its version 6.6.0 once')
  },
)
