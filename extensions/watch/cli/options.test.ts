import { expect, it } from 'vitest'
import { install } from '../../../deploy/workspace/hooks'
import { commandLine } from '../../../deploy/commands/line/command-line'
import { printedBy } from '../../../deploy/testing/printed-by'
import { readAlpha, readHours, readSteps } from './options'
import { watch } from './extension'

it('options have the form that their help shows', () => {
  expect(readSteps('5,25,50')).toEqual([5, 25, 50])
  expect(readHours('12h')).toBe(12)
  expect(readHours('7d')).toBe(168)
  expect(readAlpha('0.05')).toBe(0.05)
})

it.each([
  ['--steps 50,25', 'rising percentages from 1 to 99'],
  ['--steps 5,100', 'rising percentages'],
  ['--steps 0,5', 'rising percentages'],
  ['--steps 1,2,3,4,5', 'Write up to 4'],
  ['--steps 5;25', 'rising percentages'],
  ['--deadline 0h', 'Write hours or days'],
  ['--deadline 1w', 'Write hours or days'],
  ['--alpha 0', 'Write a probability'],
  ['--alpha 1', 'Write a probability'],
  ['--alpha 1e-3', 'Write a probability'],
  ['--ceiling 101', 'It must be a whole number from 0 to 100'],
])('%s is refused', async (words, reason) => {
  install([watch])
  expect(await printedBy(commandLine(), `canary auto support ${words}`)).toContain(reason)
})
