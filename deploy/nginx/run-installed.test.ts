import { expect, it } from 'vitest'
import { Problem } from '../problem'
import { runInstalled } from './run-installed'

const failing = (words: string) => () => runInstalled('sh', ['-c', `echo '${words}' >&2; exit 1`])

it('says what to install when a program or the module is missing', () => {
  expect(() => runInstalled('no-such-nginx', [])).toThrow(
    'no-such-nginx cannot be started. Install what is missing: `apt-get install nginx',
  )
  expect(failing('unknown directive "brotli_static"')).toThrow('libnginx-mod-http-brotli-static')
})

it('repeats what the program says of anything else', () => {
  expect(failing('unknown directive "sendfiles"')).toThrow(
    new Problem('unknown directive "sendfiles"'),
  )
})
