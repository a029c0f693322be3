import { expect, test } from 'vitest'
import { textTable } from './text-table'

test('columns are aligned below their names, and a row may lack a field', () => {
  expect(
    textTable([
      { app: 'support', release: '1.0.0', state: 'live' },
      { app: 'host', release: '10.0.0' },
    ]),
  ).toBe('app      release  state\nsupport  1.0.0    live\nhost     10.0.0')
  expect(textTable([])).toBe('')
})
