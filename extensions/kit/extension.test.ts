import { Command } from '@commander-js/extra-typings'
import { expect, it } from 'vitest'
import { printedBy } from '../../deploy/testing/printed-by'
import { kit } from './extension'

it.each([
  ['create-remote', "missing required argument 'name'"],
  ['create-remote Billing', "'Billing' is invalid for argument 'name'. A name has"],
])('%s is refused', async (line, reason) => {
  const fivefold = new Command('fivefold')
    .exitOverride()
    .showHelpAfterError('(add --help for what is possible)')
  kit.commands?.(fivefold)
  const printed = await printedBy(fivefold, line)
  expect(printed).toMatch(/^error: /)
  expect(printed).toContain(reason)
  expect(printed).toContain('(add --help for what is possible)')
})
