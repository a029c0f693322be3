import type { PageRealm, OuterRealm } from './page-realm'
import type { RendererPrograms } from './renderer-programs'

/**
 * A render process: reads programs and requests, and answers with pages. Before the first line of a
 * program runs, it removes what Node gives to programs; the page realm gets classes of the web that
 * reach nothing outside. Its source runs there: it names nothing outside of itself.
 * @param pageRealm source of the function of that name.
 * @param parameters of a program, as the release tool's builds name them.
 */
export function outerRealm(pageRealm: string, parameters: readonly string[]) {
  const stdin = 0
  const stdout = 1
  const node = process
  const { exit, getBuiltinModule } = node
  const { Buffer: Bytes, setTimeout: start, setImmediate: soon } = globalThis
  const { readSync, writeSync } = getBuiltinModule('node:fs')
  const { compileFunction, createContext, runInContext } = getBuiltinModule('node:vm')
  const { URL, URLSearchParams, TextEncoder, TextDecoder, ReadableStream } = globalThis
  const { AbortController, AbortSignal, Event, EventTarget, atob, btoa } = globalThis
  const web = {
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    ReadableStream,
    Buffer: Bytes,
    AbortController,
    AbortSignal,
    Event,
    EventTarget,
    atob,
    btoa,
  }
  /** Programs for servers ask these of Node; none of it reaches a file or another machine. */
  const pure = new Set(['buffer', 'events', 'stream', 'url', 'util'])
  const partly = new Map([
    ['async_hooks', ['AsyncLocalStorage', 'AsyncResource']],
    ['crypto', ['createHash', 'randomBytes', 'randomUUID', 'webcrypto']],
  ])

  const context = createContext(Object.assign(Object.create(null), web), {
    codeGeneration: { strings: false, wasm: false },
  })

  function giveUpNode() {
    const inside = new Set(Reflect.ownKeys(runInContext('globalThis', context)))
    for (const name of Reflect.ownKeys(globalThis)) {
      if (!inside.has(name)) Reflect.deleteProperty(globalThis, name)
    }
    const needed = new Set<PropertyKey>([
      'emit',
      'reallyExit',
      'nextTick',
      'versions',
      'emitWarning',
    ])
    for (const name of Reflect.ownKeys(node)) {
      if (!needed.has(name)) Reflect.deleteProperty(node, name)
    }
  }

  function builtin(name: string) {
    const plain = name.replace(/^node:/, '')
    const parts = partly.get(plain)
    if (parts === undefined) return pure.has(plain) ? getBuiltinModule(plain) : undefined
    const whole = Object(getBuiltinModule(plain))
    return Object.fromEntries(parts.map((part) => [part, whole[part]]))
  }

  function read(length: number) {
    const bytes = Bytes.allocUnsafe(length)
    for (let at = 0; at < length;) {
      const count = readSync(stdin, bytes, at, length - at, null)
      if (count === 0) exit()
      at += count
    }
    return bytes
  }

  /** Each message comes behind its length in four bytes. */
  const message = () => JSON.parse(read(read(4).readUInt32LE()).toString())

  function reply(answer: string) {
    const bytes = Bytes.from(`${answer}\n`)
    for (let at = 0; at < bytes.length;) at += writeSync(stdout, bytes, at)
    soon(next)
  }

  function compiled(text: string, filename: string): Parameters<PageRealm['load']>[2] {
    try {
      const compile = compileFunction as (...given: unknown[]) => (...given: unknown[]) => void
      return compile(text, parameters, { parsingContext: context, filename })
    } catch (error) {
      return String(error)
    }
  }

  const outer: OuterRealm = {
    reply,
    later: (task, milliseconds) => void start(() => task(), milliseconds),
    builtin,
  }
  giveUpNode()
  const realm: PageRealm = runInContext(pageRealm, context)(outer)

  function next() {
    realm.ask(JSON.stringify(message()))
  }

  const programs: RendererPrograms = message()
  for (const [name, { text, address }] of Object.entries(programs)) {
    realm.load(name, address, compiled(text, `${address}/${name}.cjs`))
  }
  next()
}
