import { expect, it } from 'vitest'
import { readApp, readName, readPercentage } from './command-arguments'

it('an app is named as in the registry or as its folder', () => {
  expect(readApp('support')).toBe('support')
  expect(readApp('remote-support')).toBe('support')
})

it.each([
  ['0', 0],
  ['10', 10],
  ['100%', 100],
])('%s is a percentage', (word, percentage) => expect(readPercentage(word)).toBe(percentage))

it('the name of a cohort or a preview is a word', () => expect(readName('beta-2')).toBe('beta-2'))
