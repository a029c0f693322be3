import { oneOf, type Random } from '@fivefold/shared/testing/seeded-random'
import { bytesOf, goodBody, type HostileRequest } from './hostile-request'
import { naughtyText } from './naughty-text'

type Trick = (random: Random, body: string) => HostileRequest

/** Removes bytes that would end the line of a head. */
const line = (text: string) => text.replaceAll(/[\0\r\n]/g, '').slice(0, 2000)

type Said = Omit<Parameters<typeof bytesOf>[0], 'body'> & { body?: string }

/** A request that is right but for what `say` returns. */
const trick =
  (name: string, say: (random: Random, body: string) => Said): Trick =>
  (random, body) => ({ trick: name, bytes: bytesOf({ body, ...say(random, body) }) })

const header = (name: string, field: string, values: readonly [string, ...string[]]) =>
  trick(name, (random) => ({ headers: { [field]: oneOf(random, values) } }))

const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'] as const
const types = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'a',
  '',
] as const
const sites = ['cross-site', 'same-site', 'none', '', 'SAME-ORIGIN', 'same-origin, x'] as const
const origins = ['null', 'https://other.example', 'site.example', 'file://', '%', ''] as const
const lengths = ['-1', '1e3', '0x10', '+5', '5, 5', ' ', 'many', '99999999999999999999'] as const
const paths = [
  '/intake/none',
  '/intake//leads',
  '/intake/leads/',
  '/INTAKE/leads',
  '/intake/leads%00',
  '/intake/%ff',
  '/intake/%',
  '/intake/leads/%2e%2e/x',
  '//intake/leads',
  '/intake\\leads',
  '/',
  '*',
  'x',
  'http://[/intake/leads',
] as const
const hosts = ['', 'a b', '@', '[', 'a:b', 'a/b', '\u00ff'] as const

const tricks: readonly [Trick, ...Trick[]] = [
  header('a type of another kind', 'content-type', types),
  header('another site', 'sec-fetch-site', sites),
  header('another origin', 'origin', origins),
  header('a malformed length', 'content-length', lengths),
  header('a malformed host', 'host', hosts),
  header('an expectation', 'expect', ['200-ok', 'x']),
  header('an unknown coding', 'transfer-encoding', ['strange', 'gzip', 'chunked, x']),
  trick('another method', (random) => ({ method: oneOf(random, methods) })),
  trick('an unknown method', (random) => ({
    method: oneOf(random, ['post', 'XYZ', 'POST\0', '']),
  })),
  trick('another address', (random) => ({ path: oneOf(random, paths) })),
  trick('a naughty address', (random) => ({
    path: `/intake/${encodeURI(line(naughtyText(random)).toWellFormed())}x`,
  })),
  trick('a raw address', (random) => ({ path: `/intake/${line(naughtyText(random))}x` })),
  trick('a long address', () => ({ path: `/intake/${'x'.repeat(20_000)}` })),
  trick('a long head', () => ({ headers: { cookie: 'x'.repeat(20_000) } })),
  trick('a large body', (random, body) => ({
    body: body + ' '.repeat(65_000 + random() * 500_000),
  })),
  trick('no length', () => ({ headers: { 'content-length': undefined } })),
  trick('many chunks', (random, body) => chunks(body + ' '.repeat(65_536 + random() * 500_000))),
  trick('chunks that are none', (random, body) =>
    chunks(body, oneOf(random, ['\r\nx', '\r\n-1\r\n', '', '\r\nfffffffffffffffff\r\n'])),
  ),
  trick('a length and chunks', () => ({ headers: { 'transfer-encoding': 'chunked' } })),
  trick('two lengths', (_, body) => ({ headers: { 'Content-Length': String(body.length - 1) } })),
  trick('a length that is too short', (random, body) => ({
    headers: { 'content-length': String(Math.floor(random() * body.length)) },
  })),
  trick('a line that is no header', () => ({ headers: { 'x y': 'z' } })),
  (_, body) => ({
    trick: 'a tunnel',
    isMute: true,
    bytes: bytesOf({ body, method: 'CONNECT', path: 'other.example:443' }),
  }),
  (random) => ({
    trick: 'no HTTP',
    isMute: true,
    bytes: Buffer.from(`${naughtyText(random)}\r\n\r\n`),
  }),
  (_, body) => ({
    trick: 'an older HTTP without a host',
    bytes: Buffer.from(
      bytesOf({ body, headers: { host: undefined } })
        .toString()
        .replace('HTTP/1.1', 'HTTP/1.0'),
    ),
  }),
]

const chunks = (body: string, end = '\r\n0\r\n\r\n') => ({
  body: `${body.length.toString(16)}\r\n${body}${end}`,
  headers: { 'content-length': undefined, 'transfer-encoding': 'chunked' },
})

export const hostileHead = (random: Random, id: string): HostileRequest =>
  oneOf(random, tricks)(random, goodBody(id))
