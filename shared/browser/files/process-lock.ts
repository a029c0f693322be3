import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds in which a process says that it has the lock. One that is stopped says nothing, and has it. */
const answerTime = 1_000

/** Milliseconds after which nobody is still a candidate. */
const candidateTime = 10_000

/** Characters of an answer. */
const longestAnswer = 300

/** Others may listen there, too, and an answer is printed. */
const isAnswer = /^(?:process \d+ on [!-~]+)?$/

/** The holder that does not say its name. */
const silent = 'another process'

/** Bytes of a path to which every system adds a name and takes it for a socket. */
const longestPath = 80

type Machines = 'one' | 'several'
type Taken = { release: () => void } | Holder

export interface Holder {
  /** For instance `process 12 on web-1`. */
  holder: string
  file: string
}

/**
 * Takes a lock that ends with this process. Each candidate listens on a socket beside `lock`, then asks all others, so
 * that of two at least one finds the other. The kernel answers for a process, whatever its number or its namespace.
 * @param machines `several`: a socket of another machine has a holder, since its kernel cannot be asked.
 * @throws LockError where the folder takes no sockets, a folder has the name of one, or `$TMPDIR` is of no use.
 */
export function takeLock(lock: string, machines: Machines): Promise<Taken> {
  // In one process the first to ask is the first to have it.
  const taken = turn
    .then(() => take(lock, machines))
    .catch((error: unknown) => {
      throw new LockError(lock, error)
    })
  turn = taken.catch(() => {})
  return taken
}

/** No process can have the lock. */
export class LockError extends Error {
  constructor(lock: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `${lock} cannot be locked (${reason}). Its folder has to take files and sockets of this user; network disks, for ` +
        'instance, may not. A long path needs a short $TMPDIR, too.',
      { cause },
    )
  }
}

let turn: Promise<unknown> = Promise.resolve()

async function take(lock: string, machines: Machines): Promise<Taken> {
  const start = performance.now()
  for (;;) {
    const own = await candidate(lock)
    const others = await othersOf(lock, own.file, machines)
    const [other] = others
    if (other === undefined) return own.hold()
    own.release()
    const known = others.find(({ holder }) => holder !== '')
    if (known !== undefined) return known
    if (performance.now() - start > candidateTime) return { ...other, holder: silent }
    await pause(Math.random() * 50)
  }
}

async function candidate(lock: string) {
  const id = randomUUID().slice(0, 8)
  const file = `${lock}.${hostname()}.${id}`
  let answer = ''
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(answer))
  const folder = path.dirname(lock)
  await atShortPath(folder, async (address) => {
    // A user who may not connect cannot tell a holder from what is left of one.
    server.listen({ path: path.join(address, `.${id}`), writableAll: true }).unref()
    await once(server, 'listening')
  })
  // It gets its name once it listens: before, it would seem to be left behind.
  renameSync(path.join(folder, `.${id}`), file)
  const release = () => {
    // The name goes first: nobody finds it without a process.
    rmSync(file, { force: true })
    server.close()
  }
  const hold = () => {
    answer = `process ${process.pid} on ${hostname()}`
    return { release }
  }
  return { file, release, hold }
}

async function othersOf(lock: string, own: string, machines: Machines) {
  const [folder, name] = [path.dirname(lock), path.basename(lock)]
  // Earlier releases locked with a regular file of this name. Other regular files are not locks.
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) =>
      entry.isSocket() ? entry.name.startsWith(`${name}.`) : entry.isFile() && entry.name === name,
    )
    .map((entry) => entry.name)
  const requested = files.map(async (other): Promise<Holder[]> => {
    const file = path.join(folder, other)
    if (file === own) return []
    const answer = await atShortPath(file, ask)
    if (answer !== undefined) return [{ holder: answer, file }]
    const machine = other.slice(name.length + 1, -9)
    if (machines === 'several' && machine !== '' && machine !== hostname()) {
      return [{ holder: `a process on ${machine}`, file }]
    }
    rmSync(file, { force: true })
    return []
  })
  return (await Promise.all(requested)).flat()
}

/** Asks who has the lock: '' is a candidate, undefined a socket whose process has ended. */
function ask(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(address)
    const end = (said: string) => {
      resolve(said)
      socket.destroy()
    }
    const timer = setTimeout(() => end(silent), answerTime)
    socket.on('close', () => clearTimeout(timer))
    socket.on('data', (data) => {
      answer += String(data)
      if (answer.length > longestAnswer) end(silent)
    })
    socket.on('end', () => end(isAnswer.test(answer) ? answer : silent))
    socket.on('error', (error) => {
      const { code } = error as NodeJS.ErrnoException
      resolve(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(code ?? '') ? undefined : silent)
    })
  })
}

/** Whatever stands at a path of any length, at one that a socket takes. */
async function atShortPath<Result>(file: string, reach: (address: string) => Promise<Result>) {
  if (Buffer.byteLength(file) <= longestPath) return reach(file)
  const scratch = mkdtempSync(path.join(tmpdir(), 'lock-'))
  try {
    const link = path.join(scratch, 'to')
    // The system would cut it, and reach another file.
    if (Buffer.byteLength(link) > longestPath) throw new Error(`${scratch} is too long`)
    symlinkSync(path.resolve(file), link)
    return await reach(link)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
