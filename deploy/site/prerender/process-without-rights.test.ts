import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { emptyFolder } from '../../testing/fake-site'
import { pageLimits } from './page-limits'
import { spawnWithoutRights } from './process-without-rights'

/** Runs a program that has all of Node, as if it had got out of everything else, and returns its output. */
async function printedBy(program: string) {
  const child = spawnWithoutRights(program, pageLimits)
  let text = ''
  for await (const chunk of child.stdout) text += String(chunk)
  return text.trim()
}

/** Prints the code of the error that an expression throws, else what it returns. */
const attempt = (code: string) =>
  printedBy(`
    const report = (found) => console.log(found?.code ?? String(found))
    try { Promise.resolve(${code}).then(report, report) } catch (error) { report(error) }`)

describe('a process without rights', () => {
  it('knows nothing of the environment', async () => {
    vi.stubEnv('SIGNING_KEY', 'a private key')
    expect(
      await printedBy(`console.log(Object.keys(process.env).filter((name) => name !== 'PWD'))`),
    ).toBe('[]')
  })

  it.each([
    ['reads no file', `require('fs').readFileSync(FILE)`],
    ['lists no folder', `require('fs').readdirSync('/')`],
    [
      'reads not what the system tells of others',
      `require('fs').readFileSync('/proc/self/environ')`,
    ],
    ['reads no file by Node’s inner ways', `process.binding('fs').open(FILE, 0, 0)`],
    ['follows no link', `require('fs').readlinkSync('/proc/self/exe')`],
    ['writes no file', `require('fs').writeFileSync(FILE + '.new', '')`],
    ['links no file', `require('fs').symlinkSync(FILE, FILE + '.new')`],
    ['imports no file', `import(FILE)`],
    ['requires no file', `require(FILE)`],
    ['starts no process', `require('child_process').execFileSync('/bin/true')`],
    ['starts no shell', `require('child_process').execSync('true')`],
    ['forks nothing', `require('child_process').fork(FILE)`],
    ['starts no worker', `new (require('worker_threads').Worker)('0', { eval: true })`],
    ['has no inspector', `new (require('inspector').Session)().connect()`],
    ['has no WASI', `new (require('wasi').WASI)({ version: 'preview1' })`],
  ])('%s', async (_, code) => {
    const file = path.join(emptyFolder(), 'file.js')
    writeFileSync(file, 'module.exports = "read"')
    const printed = await attempt(code.replaceAll('FILE', JSON.stringify(file)))
    expect(printed).toMatch(
      /^ERR_ACCESS_DENIED$|Access to this API has been restricted|^ERR_INVALID/,
    )
  })

  it.each([
    ['native code', `process.dlopen({ exports: {} }, FILE)`],
    ['code from texts', `eval('1')`],
    ['functions from texts', `Function('return 1')()`],
  ])('runs no %s', async (_, code) => {
    const printed = await attempt(code.replaceAll('FILE', '"/lib/none.node"'))
    expect(printed).toMatch(/^ERR_DLOPEN_DISABLED$|Code generation from strings disallowed/)
  })

  const ownNetworks = spawnSync('unshare', ['-cn', 'true']).status === 0

  it.runIf(ownNetworks)(
    'reaches no other process through the network where Linux lets it',
    async () => {
      const server = createServer((_request, response) => response.end('reached'))
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      onTestFinished(() => void server.close())
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      expect(
        await attempt(`fetch('http://127.0.0.1:${port}').then((found) => found.text())`),
      ).toContain('fetch failed')
    },
  )
})
