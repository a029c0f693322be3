import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
} from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { retireApp } from '../release/retire-app'
import {
  emptyFolder,
  hostBuild,
  releaseBuild,
  remoteBuild,
  withRenderer,
} from '../testing/fake-site'
import { askedRequest, type AskedRequest } from '../testing/requests/any-request'
import { acceptedEncoding, modelAnswer, type ModelAnswer } from '../testing/requests/request-model'
import { requestText, type SaidState } from '../testing/requests/request-text'
import { openFiles, usedMemory } from '../testing/requests/process-state'
import { exchange, readAnswers, type RawAnswer } from '../testing/requests/raw-connection'
import { securityHeaders } from './headers'
import { portOf } from './port'
import { serveSite } from './site-server'
import { addressAnswers } from '../testing/responses/spelling-responses'

const isLong = process.env['LONG_RUN'] === '1'
const requests = isLong ? 100_000 : 3000
const seed = Number(process.env['SEED'] ?? 1)
/** The number of connections at a time. */
const clients = 8
const ofConnection = 5

/** Adds files and folders that no release writes. */
function addOddFiles(site: string) {
  const at = (name: string) => path.join(site, name)
  mkdirSync(at('folder.svg'))
  mkdirSync(at('odd/index.html'), { recursive: true })
  writeFileSync(at('empty.txt'), '')
  writeFileSync(at('sample.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  symlinkSync('sample.svg', at('linked.svg'))
  symlinkSync('nowhere', at('dangling.svg'))
  symlinkSync('circle.svg', at('circle.svg'))
  spawnSync('mkfifo', [at('pipe.svg')])
}

const known =
  `/ /support /blog /blog/x /billing /old /sample.svg /linked.svg /empty.txt /registry.json /404.html
  /robots.txt /favicon.svg /folder.svg /odd /dangling.svg /circle.svg /pipe.svg /remotes/support /assets /none /none.js
  /.releases.jsonl /index.html /support/ /sample.svg/x /sample.svg.br /remotes/support/1.0.0/remoteEntry.js`.split(
    /\s+/,
  )

async function servedSite() {
  const site = emptyFolder()
  const renderer = withRenderer(
    hostBuild('export const host = 1\n'.repeat(90)),
    'exports.none = true',
  )
  await releaseBuild(site, 'host', renderer)
  await releaseBuild(
    site,
    'support',
    remoteBuild('support', ['/support', '/blog', '/blog/:id', '/']),
  )
  await releaseBuild(site, 'billing', remoteBuild('billing', ['/billing']))
  await retireApp(site, 'billing', { text: 'Invoices come by mail.' })
  await releaseBuild(site, 'old', remoteBuild('old', ['/old']))
  await retireApp(site, 'old', { redirect: '/support' })
  addOddFiles(site)
  const server = await serveSite(site, 0)
  onTestFinished(() => void server.close())
  return { site, port: portOf(server), server }
}

const host = 'host: a\r\n'
const rest = `HTTP/1.1\r\n${host}`

/** Malformed and unusual requests. The answer must have one of the statuses. */
const broken: readonly [text: string, ...statuses: number[]][] = [
  ['GARBAGE\r\n\r\n', 400],
  ['\u0016\u0003\u0001\0\0\r\n\r\n', 400],
  ['GET /\r\n\r\n', 200, 400],
  ['get / HTTP/1.1\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  [`GET / HTTP/9.9\r\n${host}\r\n`, 400, 505],
  [`GET support ${rest}\r\n`, 400, 404],
  [`GET * ${rest}connection: close\r\n\r\n`, 404],
  [`GET  ${rest}\r\n`, 400],
  [`GET /\u0001 ${rest}\r\n`, 400, 404],
  [`GET /support/?a\f ${rest}\r\n`, 400, 404],
  [`GET /?a\t ${rest}\r\n`, 400, 404],
  [`GET /\u00ff ${rest}\r\n`, 400, 404],
  [`GET /?\u00ff ${rest}\r\n`, 400],
  [`GET / ${rest}x y: z\r\n\r\n`, 400],
  [`GET / ${rest}x: a\0b\r\n\r\n`, 400],
  [`GET / ${rest}content-length: -1\r\n\r\n`, 400],
  [`GET / ${rest}content-length: 1\r\ncontent-length: 2\r\n\r\n`, 400],
  [`GET / ${rest}transfer-encoding: chunked\r\n\r\nzz\r\n`, 200, 400],
  [`GET / ${rest}transfer-encoding: strange\r\n\r\n`, 400],
  [`GET /${'a'.repeat(70_000)} ${rest}\r\n`, 431],
  [`GET / ${rest}x: ${'a'.repeat(70_000)}\r\n\r\n`, 431],
  [`CONNECT a:1 ${rest}\r\n`, 405],
  [`OPTIONS * ${rest}connection: close\r\n\r\n`, 405],
  [`GET / ${rest}connection: upgrade, close\r\nupgrade: websocket\r\n\r\n`, 200],
]

const conversation = record({
  asked: array(
    askedRequest.filter(({ behind, junk }) => behind.length + 9000 * junk.length < 50_000),
    { minLength: 1, maxLength: 2 * ofConnection - 1 },
  ),
  cuts: array(nat(3000), { maxLength: 3 }),
  cut: oneof(
    { weight: 5, arbitrary: constant(undefined) },
    { weight: 1, arbitrary: constantFrom('sent' as const, 'answered' as const) },
  ),
})

type Conversation = typeof conversation extends Arbitrary<infer Value> ? Value : never

/** Splits the bytes at the cuts. */
function inPieces(bytes: Buffer, cuts: readonly number[]) {
  const places = [0, ...cuts.filter((cut) => cut < bytes.length), bytes.length].toSorted(
    (a, b) => a - b,
  )
  return places.slice(1).map((place, index) => bytes.subarray(places[index], place))
}

function judge(site: string, port: number) {
  const answerTo = addressAnswers(site)
  const states = new Map<string, Promise<SaidState>>()

  function stateOf(file: string, address: string, encoding = 'identity') {
    const key = `${file} ${encoding}`
    const state = states.get(key) ?? askedState(port, address, encoding)
    states.set(key, state)
    return state
  }

  return async (asked: AskedRequest) => {
    const address = known[asked.address % known.length] + asked.behind
    const there: ModelAnswer = answerTo(address)
    const file = there.file === undefined ? undefined : path.join(site, there.file)
    const size = file === undefined ? 0 : statSync(file).size
    const hasCopies = file !== undefined && existsSync(`${file}.br`)
    const encoding = hasCopies ? acceptedEncoding(asked) : undefined
    const isConditional = there.status === 200 && file !== undefined
    const state = isConditional ? await stateOf(file, address, encoding) : noState
    return {
      address,
      state,
      answer: modelAnswer(asked, there, encoding, size, state.modified !== ''),
    }
  }
}

const noState = { etag: '"none"', modified: 'none' }

async function askedState(port: number, address: string, encoding: string): Promise<SaidState> {
  const text = `GET ${address} ${rest}accept-encoding: ${encoding}\r\nconnection: close\r\n\r\n`
  const [answer] = readAnswers(await exchange(port, [Buffer.from(text)]), ['GET'])
  const { etag = '', 'last-modified': modified = '' } = answer?.headers ?? {}
  return { etag, modified }
}

function compare(
  site: string,
  answer: RawAnswer | undefined,
  expected: ModelAnswer,
  method: string,
) {
  const { status, headers, body } = answer ?? { status: 0, headers: {}, body: Buffer.from('') }
  expect(status).toBe(expected.status)
  expect(headers).toMatchObject({ ...securityHeaders, ...expected.headers })
  if (method === 'HEAD' || status === 304 || expected.file === undefined) return
  expect(headers['content-encoding']).toBe(expected.encoding)
  const sent = decompressed(body, expected.encoding)
  const file = readFileSync(path.join(site, expected.file))
  expect(sent.equals(file.subarray(...(expected.part ?? [0, file.length])))).toBe(true)
}

function decompressed(body: Buffer, encoding: ModelAnswer['encoding']) {
  if (encoding === undefined) return body
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
}

type Served = Awaited<ReturnType<typeof servedSite>>

/** Sends one conversation and compares every answer with the model, unless the client breaks it off. */
async function converse(
  { site, port }: Served,
  expected: ReturnType<typeof judge>,
  { asked, cuts, cut }: Conversation,
) {
  const wanted = await Promise.all(
    asked.map(async (request) => ({ request, ...(await expected(request)) })),
  )
  const texts = wanted.map(({ request, address, state }, index) =>
    requestText(request, address, state, index === wanted.length - 1),
  )
  const bytes = await exchange(port, inPieces(Buffer.concat(texts), cuts), cut)
  if (cut !== undefined) return
  const methods = asked.map(({ method }) => method)
  const answers = readAnswers(bytes, methods)
  expect(answers.length).toBe(asked.length)
  for (const [index, { answer, request }] of wanted.entries()) {
    compare(site, answers[index], answer, request.method)
  }
}

it(
  `gives ${requests} fuzzed requests the right answers, and keeps nothing of them`,
  async () => {
    const served = await servedSite()
    const judged = judge(served.site, served.port)
    const fuzz = (numRuns: number, first: number) =>
      assert(
        asyncProperty(conversation, (asked) => converse(served, judged, asked)),
        { seed: first, numRuns, endOnFailure: false },
      )
    await fuzz(200, seed)
    const before = { files: openFiles(), memory: usedMemory() }
    const runs = Math.ceil(requests / ofConnection / clients)
    await Promise.all(Array.from({ length: clients }, (_, client) => fuzz(runs, seed + client + 1)))
    await expect.poll(openFiles).toBeLessThanOrEqual(before.files)
    const more = usedMemory() - before.memory
    if (isLong) console.info(`${openFiles()} open files, ${more} bytes more than before`)
    expect(more).toBeLessThan(32 * 2 ** 20)
  },
  isLong ? 3_600_000 : undefined,
)

it('gives malformed requests a status of their own', async () => {
  const { port } = await servedSite()
  const wrong = broken.map(async ([text, ...statuses]) => {
    const answer = String(await exchange(port, [Buffer.from(text, 'latin1')]))
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
    return statuses.includes(status) ? [] : [`${text.slice(0, 50)} is answered with ${status}`]
  })
  expect((await Promise.all(wrong)).flat()).toEqual([])
})
