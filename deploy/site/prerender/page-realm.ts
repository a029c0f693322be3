import type {
  PageRenderer,
  RenderedPage,
  RenderRequest,
} from '../../../shared/contract/federation/page-renderer'
import type { RemoteRoutes } from '../../../shared/contract/routing/remote-contract'

type Provide = PageRenderer['provided']

/** A page, and the site that it is rendered for. */
export interface PageRequest extends Omit<RenderRequest, 'routes' | 'skeletonOf'> {
  withContent: boolean
}

/** A program as a function of the names that it uses. */
type Evaluate = (require: Provide, module: object, exports: object, address: string) => void

/** The outer realm does this for the pages. */
export interface OuterRealm {
  reply: (answer: string) => void
  later: (task: () => void, milliseconds: number) => void
  /** One of the few modules of Node that reach nothing outside. */
  builtin: (name: string) => object | undefined
}

export interface PageRealm {
  /** @param program text: why it is none. */
  load: (name: string, address: string, program: Evaluate | string) => void
  ask: (request: string) => void
}

/**
 * Evaluates programs and renders pages in a realm that has only JavaScript's own globals. Its
 * source runs there: it names nothing outside of itself.
 */
export function pageRealm({ reply, later, builtin }: OuterRealm): PageRealm {
  const { stringify, parse } = JSON
  const programs = new Map<string, { address: string; evaluate: Evaluate | string }>()
  const evaluated = new Map<string, unknown>()

  function evaluate(name: string, provide: Provide) {
    const program = programs.get(name)
    if (program === undefined || evaluated.has(name)) return evaluated.get(name)
    if (typeof program.evaluate === 'string') throw new SyntaxError(program.evaluate)
    const module = { exports: {} }
    const require = (wanted: string) => {
      const found = builtin(wanted) ?? provide(wanted)
      if (found === undefined) throw new Error(`The host does not provide ${wanted}`)
      return found
    }
    program.evaluate(require, module, module.exports, program.address)
    evaluated.set(name, module.exports)
    return module.exports
  }

  const has = <Shape extends object>(value: unknown, ...names: (keyof Shape)[]): value is Shape =>
    typeof value === 'object' && value !== null && names.every((name) => name in value)

  async function render({ withContent, ...request }: PageRequest): Promise<RenderedPage | null> {
    const host = evaluate('host', () => undefined)
    if (!has<PageRenderer>(host, 'renderPage', 'provided')) return null
    const remote = evaluate('remote', host.provided)
    const routes = has<{ routes: RemoteRoutes }>(remote, 'routes') ? remote.routes : undefined
    return host.renderPage({
      ...request,
      ...(routes && (withContent ? { routes } : { skeletonOf: routes })),
    })
  }

  function wordsOf(error: unknown) {
    try {
      const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      return words.slice(0, 1000)
    } catch {
      return 'it throws what cannot be read'
    }
  }

  /* Globals for server programs, in addition to the classes of the outer realm. */
  let timers = 0
  const stopped = new Set<unknown>()
  const start = (task: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
    const timer = (timers += 1)
    later(() => stopped.delete(timer) || task(...given), milliseconds)
    return timer
  }
  const stop = (timer: unknown) => void stopped.add(timer)
  const immediately = (task: () => void, ...given: unknown[]) => start(task, 0, ...given)
  const response = (body: string | ReadableStream<Uint8Array>) => ({
    async text() {
      if (typeof body === 'string') return body
      const decoder = new TextDecoder()
      let text = ''
      for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(bytes, { stream: true })
      }
      return text + decoder.decode()
    },
  })
  Object.assign(globalThis, {
    global: globalThis,
    process: { env: { NODE_ENV: 'production' }, nextTick: immediately },
    queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
    setTimeout: start,
    clearTimeout: stop,
    setImmediate: immediately,
    clearImmediate: stop,
    Response: function Response(body: string) {
      return response(body)
    },
  })

  return {
    load: (name, address, program) => void programs.set(name, { address, evaluate: program }),
    ask: (request) =>
      void Promise.resolve(parse(request))
        .then(render)
        .then((rendered) => reply(stringify({ rendered })))
        .catch((error: unknown) => reply(stringify({ failure: wordsOf(error) }))),
  }
}
