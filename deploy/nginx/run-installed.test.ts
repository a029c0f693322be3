import { expect, it } from 'vitest'
import { UserError } from '../workspace/user-error'
import { programVersion, runInstalled } from './run-installed'

const failing = (words: string) => () => runInstalled('sh', ['-c', `echo '${words}' >&2; exit 1`])

it('says what to install when a program or the module is missing', () => {
  expect(() => runInstalled('no-such-nginx', [])).toThrow(
    'no-such-nginx cannot be started. Install what is missing: `apt-get install nginx',
  )
  expect(failing('unknown directive "brotli_static"')).toThrow('libnginx-mod-http-brotli-static')
})

it('repeats what the program says of anything else', () => {
  expect(failing('unknown directive "sendfiles"')).toThrow(
    new UserError('unknown directive "sendfiles"'),
  )
})

it('names the packages of a program that is not nginx', () => {
  expect(() => runInstalled('no-such-program', [], 'its-package')).toThrow(
    'Install what is missing: `apt-get install its-package`.',
  )
})

it('returns what the program has written', () => {
  expect(runInstalled('sh', ['-c', 'echo done; echo aside >&2'])).toBe('done\n')
})

it('has no version of a program that is not there', () => {
  expect(programVersion('no-such-program')).toBe('unknown')
})

it('hands a program its words as they are, to no shell', () => {
  const words = ['$(id)', '`id`', '; id', '| id', '> file', '*', "'", '"']
  expect(runInstalled('printf', ['%s\n', ...words])).toBe(words.map((word) => `${word}\n`).join(''))
})
