import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { workspaceFolder } from '../../workspace/folders'

const greeting = `console.info('pid ' + process.pid); setInterval(() => {}, 1000);`
const always = `throw new Error('a slip of the pen')`
const atFirst = `const { existsSync, writeFileSync } = require('node:fs');
if (!existsSync('crashed')) { writeFileSync('crashed', ''); ${always} } ${greeting}`

/** Calls `runServers` in a separate process. Its servers run these programs. */
function run(programs: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-'))
  const servers = Object.entries(programs).map(([name, source]) => {
    writeFileSync(path.join(folder, `${name}.cjs`), source)
    return { name, command: `node ${name}.cjs`, cwd: folder }
  })
  const module = JSON.stringify(path.join(import.meta.dirname, 'run-servers.ts'))
  const script = `import { runServers } from ${module}; await runServers(${JSON.stringify(servers)})`
  const words = ['--import', 'tsx', '--input-type=module', '-e', script]
  const child = spawn(process.execPath, words, { cwd: workspaceFolder })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  onTestFinished(() => {
    child.kill('SIGKILL')
    for (const { pid } of greeted(output)) if (isRunning(pid)) process.kill(pid)
    rmSync(folder, { recursive: true, force: true })
  })
  const printed = (line: RegExp) =>
    vi.waitFor(() => expect(output).toMatch(line), { timeout: 20_000 })
  return { child, printed, output: () => output }
}

const greeted = (output: string) =>
  [...output.matchAll(/^\[(\w+) *\] pid (\d+)$/gm)].map(([, name, pid]) => ({
    name,
    pid: Number(pid),
  }))

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'a server that crashes starts again and stops no other, and %s ends all',
  async (signal) => {
    const { child, printed, output } = run({ portal: greeting, support: atFirst })
    await printed(/^\[support\] Error: a slip of the pen$/m)
    await printed(/^\[support\] pid \d+$/m)
    await printed(/^\[portal +\] pid \d+$/m)
    child.kill(signal)
    expect(await once(child, 'close')).toEqual([0, null])
    const servers = greeted(output())
    expect(servers.map(({ name }) => name).toSorted()).toEqual(['portal', 'support'])
    await vi.waitFor(() => expect(servers.filter(({ pid }) => isRunning(pid))).toEqual([]), 20_000)
  },
)

it('a signal ends a server that waits for its restart, too', async () => {
  const { child, printed } = run({ support: always })
  await printed(/support\.cjs exited with code 1/)
  child.kill('SIGINT')
  expect(await once(child, 'close')).toEqual([0, null])
})
