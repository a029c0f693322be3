import { expect, test } from 'vitest'
import { bootSource, minified } from './boot-scripts'

test('one script runs before the first paint, and a build keeps it', () => {
  for (const name of ['theme', 'store']) expect(bootSource).toContain(`fivefold-${name}`)
  expect(bootSource).toContain('dataset.query')
  expect(() => minified('var theme = ; (')).toThrow(
    'The boot scripts have a syntax error: Unexpected token',
  )
})
