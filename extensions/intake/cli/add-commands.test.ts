import { Command } from '@commander-js/extra-typings'
import { expect, test, vi } from 'vitest'
import { addCommands } from './add-commands'
import { runCommand } from './run-command'

vi.mock('./run-command', () => ({ runCommand: vi.fn() }))

function intake(...words: string[]) {
  const said: string[] = []
  const fivefold = new Command()
    .exitOverride()
    .configureOutput({ writeErr: (text) => said.push(text) })
  addCommands(fivefold)
  const refused = fivefold.parseAsync(['intake', ...words], { from: 'user' }).then(
    () => undefined,
    () => said.join(''),
  )
  return refused
}

test.each([
  ['deliveries', ['deliveries', 'any']],
  ['deliveries --dead', ['deliveries', 'dead']],
  ['resend d-1', ['resend', 'd-1']],
  ['resend --all', ['resend', 'all']],
  ['export a@b.example', ['export', 'a@b.example']],
  ['erase a@b.example', ['erase', 'a@b.example']],
  ['link a@b.example', ['link', 'a@b.example']],
  ['sign-out a@b.example', ['sign-out', 'a@b.example']],
  ['sign-out --all', ['sign-out', 'all']],
  ['retain --days 30', ['retain', '30']],
])('“intake %s” runs %j', async (line, words) => {
  expect(await intake(...line.split(' '))).toBeUndefined()
  expect(runCommand).toHaveBeenLastCalledWith(...words)
})

test.each([
  ['resend', 'name an id, or --all'],
  ['resend x --all', 'name an id, or --all'],
  ['sign-out', 'name an address, or --all'],
  ['sign-out x --all', 'name an address, or --all'],
  ['retain', '--days'],
])('“intake %s” is refused: %s', async (line, sentence) => {
  vi.mocked(runCommand).mockClear()
  expect(await intake(...line.split(' '))).toContain(sentence)
  expect(runCommand).not.toHaveBeenCalled()
})
