import * as v from 'valibot'
import type { RenderedPage } from '../../../shared/contract/federation/page-renderer'
import { releaseAddressName } from '../registry/renderer-file'
import { outerRealm } from './outer-realm'
import { megabyte, type PageLimits } from './page-limits'
import { pageRealm, type PageRequest } from './page-realm'
import { spawnWithoutRights } from './process-without-rights'
import type { RendererPrograms } from './renderer-programs'

export const renderedPage = v.nullable(
  v.object({
    html: v.string(),
    styles: v.string(),
    hasContent: v.boolean(),
    htmlWithFeed: v.exactOptional(v.string()),
  }),
)

const answer = v.union([v.object({ rendered: renderedPage }), v.object({ failure: v.string() })])

export interface RenderProcess {
  /** @throws Error in plain words, whatever the programs do. */
  render: (request: PageRequest) => Promise<RenderedPage | null>
  end: () => void
}

/** Bundlers and tsx name functions with it. */
const program = `"use strict"; const __name = (named) => named
;(${String(outerRealm)})(
  ${JSON.stringify(`"use strict"; const __name = (named) => named; (${String(pageRealm)})`)},
  ${JSON.stringify(['require', 'module', 'exports', releaseAddressName])},
)`

/**
 * Starts a process without rights for the programs of one remote: an empty environment, no files, no
 * network, no other processes, limits of time and memory (docs/decisions/prerendering.md).
 */
export function startRenderProcess(programs: RendererPrograms, limits: PageLimits): RenderProcess {
  const child = spawnWithoutRights(program, limits)
  const { stdin, stdout } = child
  let { pages: timeLeft, size: sizeLeft } = limits
  let ended: string | undefined
  let waiting:
    | { chunks: Buffer[]; size: number; settle: (outcome: string | Error) => void }
    | undefined
  let last: Promise<unknown> = Promise.resolve()

  function end(reason: string) {
    ended ??= reason
    child.kill('SIGKILL')
    waiting?.settle(new Error(ended))
  }

  stdout.on('data', (chunk: Buffer) => {
    if (waiting === undefined) return end('It answers what nobody has asked')
    waiting.size += chunk.length
    if (waiting.size > limits.pageSize) {
      return end(`It answers with more than ${limits.pageSize / megabyte} MB`)
    }
    sizeLeft -= chunk.length
    if (sizeLeft < 0) return end(`The pages have more than ${limits.size / megabyte} MB`)
    waiting.chunks.push(chunk)
    if (chunk.at(-1) === newline) waiting.settle(Buffer.concat(waiting.chunks).toString())
  })
  child.once('error', ({ message }) => end(`Node does not start: ${message}`))
  child.once('close', (code, signal) => end(endInWords(code, signal, limits)))
  // A process that has ended reads nothing; `close` tells why.
  stdin.on('error', () => {})

  function send(message: object) {
    const bytes = Buffer.from(JSON.stringify(message))
    const length = Buffer.alloc(4)
    length.writeUInt32LE(bytes.length)
    stdin.write(Buffer.concat([length, bytes]))
  }

  async function ask(request: PageRequest) {
    if (ended !== undefined) throw new Error(ended)
    const began = performance.now()
    const time = Math.min(limits.page, timeLeft)
    const timer = setTimeout(() => end(`It takes longer than ${time / 1000} s`), time)
    try {
      send(request)
      const outcome = await new Promise<string | Error>((settle) => {
        waiting = { chunks: [], size: 0, settle }
      })
      if (outcome instanceof Error) throw outcome
      return pageIn(outcome)
    } finally {
      waiting = undefined
      clearTimeout(timer)
      timeLeft -= performance.now() - began
    }
  }

  send(programs)
  return {
    render(request) {
      const rendered = last.then(() => ask(request))
      last = rendered.catch(() => {})
      return rendered
    },
    end: () => end('It has ended'),
  }
}

const newline = 10

function pageIn(text: string): RenderedPage | null {
  let found: v.InferOutput<typeof answer>
  try {
    found = v.parse(answer, JSON.parse(text))
  } catch {
    throw new Error('Its answer is not a page')
  }
  if ('failure' in found) throw new Error(found.failure)
  return found.rendered
}

function endInWords(
  code: number | null,
  signal: string | null,
  { heap, memory, pages }: PageLimits,
) {
  if (signal === 'SIGKILL' || signal === 'SIGXCPU') {
    return `The pages take longer than ${pages / 1000} s, or the system has ended them`
  }
  if (signal !== null) {
    return `It needs more than ${heap / megabyte} MB for objects, or ${memory / megabyte} MB in all`
  }
  return code === 0
    ? 'It waits for what never comes, or has ended its process'
    : `Its program has ended with code ${code}`
}
