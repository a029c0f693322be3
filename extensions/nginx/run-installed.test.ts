import { expect, it } from 'vitest'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { programVersion, runInstalled } from './run-installed'

const failing = (words: string) => () => runInstalled('sh', ['-c', `echo '${words}' >&2; exit 1`])

it('says what to install when a program or the module is missing', () => {
  expect(() => runInstalled('no-such-nginx', [])).toThrow(
    'no-such-nginx cannot be started. Install what is missing: `apt-get install nginx',
  )
  expect(failing('unknown directive "brotli_static"')).toThrow('libnginx-mod-http-brotli-static')
})

it('repeats any other message of the program', () => {
  expect(failing('unknown directive "sendfiles"')).toThrow(
    new UserError('unknown directive "sendfiles"'),
  )
})

it('returns the output of the program', () => {
  expect(runInstalled('sh', ['-c', 'echo done; echo aside >&2'])).toBe('done\n')
})

it('knows no version of a program that is not installed', () => {
  expect(programVersion('no-such-program')).toBe('unknown')
})

it('passes arguments as they are, without a shell', () => {
  const words = ['$(id)', '`id`', '; id', '| id', '> file', '*', "'", '"']
  expect(runInstalled('printf', ['%s\n', ...words])).toBe(words.map((word) => `${word}\n`).join(''))
})
