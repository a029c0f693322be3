import { expect, it } from 'vitest'
import { readCommand } from './options'

it('tells options from words, wherever they stand', () => {
  const { words, has } = readCommand(
    ['--dry-run', 'support', '1.0.0'],
    ['--dry-run', '--same-version'],
  )
  expect(words).toEqual(['support', '1.0.0'])
  expect(has('--dry-run')).toBe(true)
  expect(has('--same-version')).toBe(false)
})

it('refuses an option that there is not, and names those that there are', () => {
  expect(() => readCommand(['--dryrun'], ['--dry-run'])).toThrow(
    'There is no option --dryrun. Options: --dry-run.',
  )
})
