import { expect, test } from 'vitest'
import { IntakeError } from '../intake-error'
import { readOperators } from './operators'

test('roles are read by address', () => {
  expect([...readOperators(' admin:Ada@Lovelace.example\tagent:ÉLISE@builder.example ')]).toEqual([
    ['ada@lovelace.example', 'admin'],
    ['Élise@builder.example', 'agent'],
  ])
  expect(readOperators().size).toBe(0)
})

test.each(['ada@lovelace.example', 'owner:ada@lovelace.example', 'admin:ada', 'admin:a@b:c'])(
  '%s is refused',
  (setting) => expect(() => readOperators(setting)).toThrow(IntakeError),
)
