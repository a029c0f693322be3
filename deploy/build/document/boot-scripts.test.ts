import { expect, test } from 'vitest'
import { bootSource, minified } from './boot-scripts'

test('what runs before the first paint is one script, which a build does not lose', () => {
  for (const name of ['theme', 'store']) expect(bootSource).toContain(`fivefold-${name}`)
  expect(bootSource).toContain('dataset.query')
  expect(() => minified('var theme = ; (')).toThrow('The boot scripts are none: Unexpected token')
})
