import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { takeLock } from './process-lock'

const scratch = mkdtempSync(path.join(tmpdir(), 'process-lock-'))
afterAll(() => rmSync(scratch, { recursive: true }))

let folders = 0
function newLock(...parts: string[]) {
  const folder = path.join(scratch, String((folders += 1)), ...parts)
  mkdirSync(folder, { recursive: true })
  return path.join(folder, 'data.lock')
}

/** Takes each lock once there is a file, says which it got, and holds them until it is killed. */
const program = (locks: readonly string[], start: string) => `
  import { existsSync, writeFileSync } from 'node:fs'
  import { setInterval } from 'node:timers/promises'
  import { takeLock } from ${JSON.stringify(path.join(import.meta.dirname, 'process-lock.ts'))}
  const start = ${JSON.stringify(start)}
  if (start) writeFileSync(start + process.pid, '')
  if (start) for await (const _ of setInterval(1)) if (existsSync(start)) break
  const got = []
  for (const lock of ${JSON.stringify(locks)}) if ('release' in (await takeLock(lock, 'one'))) got.push(lock)
  console.info(JSON.stringify(got))
  for await (const _ of setInterval(1_000));`

/** @param before the command that starts it. */
async function holderOf(locks: readonly string[], { start = '', before = [] as string[] } = {}) {
  const words = ['--import', 'tsx', '--input-type=module', '--eval', program(locks, start)]
  const [command = '', ...rest] = [...before, process.execPath, ...words]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  for await (const part of child.stdout) {
    text += String(part)
    if (text.endsWith(']\n')) break
  }
  return { child, got: JSON.parse(text) as string[] }
}

async function killed(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Whether the lock is taken and given back, and nothing stays in its folder. */
async function isFree(lock: string) {
  const taken = await takeLock(lock, 'one')
  if ('release' in taken) taken.release()
  return 'release' in taken && readdirSync(path.dirname(lock)).length === 0
}

const namespaces = ['unshare', '--pid', '--net', '--uts', '--fork', '--mount-proc', '--kill-child']
const [unshare = '', ...options] = namespaces
const hasNamespaces = spawnSync(unshare, [...options, 'true']).status === 0
if (!hasNamespaces) console.info('Without the right to “unshare”, no lock is tried in a container.')

test('of two, the second is told who has the lock, until it is given back', async () => {
  const lock = newLock()
  const taken = await takeLock(lock, 'one')
  const holder = `process ${process.pid} on ${hostname()}`
  expect(await takeLock(lock, 'one')).toMatchObject({ holder })
  if ('release' in taken) taken.release()
  expect(await isFree(lock)).toBe(true)
})

test('a process that is stopped keeps its lock, one that is killed does not', async () => {
  const lock = newLock()
  const { child } = await holderOf([lock])
  child.kill('SIGSTOP')
  expect(await takeLock(lock, 'one')).toMatchObject({ holder: 'another process' })
  child.kill('SIGCONT')
  await expect
    .poll(() => takeLock(lock, 'one'))
    .toMatchObject({ holder: `process ${child.pid} on ${hostname()}` })
  await killed(child)
  expect(await isFree(lock)).toBe(true)
})

test.skipIf(!hasNamespaces)(
  'containers with a volume in common see each other, though each process is number 1',
  async () => {
    const lock = newLock()
    const { child, got } = await holderOf([lock], { before: namespaces })
    expect(got).toEqual([lock])
    expect((await holderOf([lock], { before: namespaces })).got).toEqual([])
    expect(await takeLock(lock, 'one')).toMatchObject({ holder: `process 1 on ${hostname()}` })
    await killed(child)
    await expect.poll(() => takeLock(lock, 'one')).toHaveProperty('release')
  },
)

test.each(['', 'not a number', '1', String(process.pid)])(
  'a lock that a release before has left with “%s” is no lock',
  async (text) => {
    const lock = newLock()
    writeFileSync(lock, text)
    expect(await isFree(lock)).toBe(true)
  },
)

test.each([
  ['never ends', (socket: Socket) => void setInterval(() => socket.write('x'), 50).unref()],
  ['says too much', (socket: Socket) => void socket.write('x'.repeat(1e6))],
])('a socket of somebody that %s is another process', async (_case, answer) => {
  const lock = newLock()
  const server = createServer((socket) => answer(socket.on('error', () => {})))
  server.listen(`${lock}.of somebody`)
  await once(server, 'listening')
  expect(await takeLock(lock, 'one')).toMatchObject({ holder: 'another process' })
  server.close()
})

test('a socket that never becomes a holder is another process', async () => {
  const lock = newLock()
  const server = createServer((socket) => void socket.end())
  server.listen(`${lock}.of somebody`)
  await once(server, 'listening')
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(10_001)
  expect(await takeLock(lock, 'one')).toMatchObject({ holder: 'another process' })
  vi.restoreAllMocks()
  server.close()
})

test('what is no socket is no lock, and stays', async () => {
  const lock = newLock()
  mkdirSync(path.join(lock, 'of somebody'), { recursive: true })
  mkdirSync(`${lock}.old`)
  symlinkSync('data.lock.loop', `${lock}.loop`)
  writeFileSync(`${lock}.txt`, 'of somebody')
  const before = readdirSync(path.dirname(lock))
  const taken = await takeLock(lock, 'several')
  if ('release' in taken) taken.release()
  expect(taken).toHaveProperty('release')
  expect(readdirSync(path.dirname(lock))).toEqual(before)
})

test('what another machine has left is a lock only where machines share a folder', async () => {
  const lock = newLock()
  const { child } = await holderOf([lock])
  await killed(child)
  const [left = ''] = readdirSync(path.dirname(lock))
  const file = path.join(path.dirname(lock), 'data.lock.elsewhere.0123abcd')
  renameSync(path.join(path.dirname(lock), left), file)
  const holder = { holder: 'a process on elsewhere', file }
  expect(await takeLock(lock, 'several')).toEqual(holder)
  expect(await isFree(lock)).toBe(true)
})

test.each([
  ['does not end', 'x'.repeat(1_000_000)],
  ['a terminal would obey', 'process 1 on \u001b[2J'],
])('an answer that %s is another process', async (_, answer) => {
  const lock = newLock()
  const server = createServer((socket) => socket.on('error', () => {}).end(answer))
  onTestFinished(() => void server.close())
  await once(server.listen(`${lock}.${hostname()}.0123abcd`), 'listening')
  expect(await takeLock(lock, 'one')).toMatchObject({ holder: 'another process' })
})

test('a strict umask keeps nobody from asking', async () => {
  const before = process.umask(0o077)
  onTestFinished(() => void process.umask(before))
  const lock = newLock()
  const taken = await takeLock(lock, 'one')
  const [file = ''] = readdirSync(path.dirname(lock))
  expect(statSync(path.join(path.dirname(lock), file)).mode & 0o222).toBe(0o222)
  if ('release' in taken) taken.release()
})

test('a path may be longer than a socket takes', async () => {
  const lock = newLock('x'.repeat(120), 'y'.repeat(120))
  const { child, got } = await holderOf([lock])
  expect(got).toEqual([lock])
  expect(await takeLock(lock, 'one')).toHaveProperty('holder')
  await killed(child)
  expect(await isFree(lock)).toBe(true)
})

test('of many that find a lock without a process, one takes it', async () => {
  const locks = Array.from({ length: 50 }, () => newLock())
  const { child } = await holderOf(locks)
  await killed(child)
  const folder = path.dirname(newLock())
  const start = path.join(folder, 'start')
  const racing = Promise.all([1, 2, 3, 4, 5, 6].map(() => holderOf(locks, { start })))
  await expect.poll(() => readdirSync(folder)).toHaveLength(6)
  writeFileSync(start, '')
  const racers = await racing
  expect(racers.flatMap(({ got }) => got).toSorted()).toEqual(locks.toSorted())
})
