import { oneOf, type Random } from '../../../../../intake/testing/seeded-random'
import { bytesOf, goodBody, type HostileRequest } from './hostile-request'
import { naughtyText } from './naughty-text'

type Trick = (random: Random, body: string) => HostileRequest

/** Removes bytes that would end the line of a head. */
const line = (text: string) => text.replaceAll(/[\0\r\n]/g, '').slice(0, 2000)

const header =
  (trick: string, name: string, values: readonly [string, ...string[]]): Trick =>
  (random, body) => ({
    trick,
    bytes: bytesOf({ body, headers: { [name]: oneOf(random, values) } }),
  })

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
  header('a length that is none', 'content-length', lengths),
  header('a host that is none', 'host', hosts),
  header('an expectation', 'expect', ['200-ok', 'x']),
  header('a coding that is none', 'transfer-encoding', ['strange', 'gzip', 'chunked, x']),
  (random, body) => ({
    trick: 'another method',
    bytes: bytesOf({ body, method: oneOf(random, methods) }),
  }),
  (_, body) => ({
    trick: 'a tunnel',
    isMute: true,
    bytes: bytesOf({ body, method: 'CONNECT', path: 'other.example:443' }),
  }),
  (random, body) => ({
    trick: 'a method that is none',
    bytes: bytesOf({ body, method: oneOf(random, ['post', 'XYZ', 'POST\0', '']) }),
  }),
  (random, body) => ({
    trick: 'another address',
    bytes: bytesOf({ body, path: oneOf(random, paths) }),
  }),
  (random, body) => ({
    trick: 'a naughty address',
    bytes: bytesOf({
      body,
      path: `/intake/${encodeURI(line(naughtyText(random)).toWellFormed())}x`,
    }),
  }),
  (random, body) => ({
    trick: 'a raw address',
    bytes: bytesOf({ body, path: `/intake/${line(naughtyText(random))}x` }),
  }),
  (_, body) => ({
    trick: 'a long address',
    bytes: bytesOf({ body, path: `/intake/${'x'.repeat(20_000)}` }),
  }),
  (_, body) => ({
    trick: 'a long head',
    bytes: bytesOf({ body, headers: { cookie: 'x'.repeat(20_000) } }),
  }),
  (random, body) => ({
    trick: 'a large body',
    bytes: bytesOf({ body: body + ' '.repeat(65_000 + random() * 500_000) }),
  }),
  (_, body) => ({
    trick: 'no length',
    bytes: bytesOf({ body, headers: { 'content-length': undefined } }),
  }),
  (random, body) => ({
    trick: 'many chunks',
    bytes: inChunks(body + ' '.repeat(65_536 + random() * 500_000)),
  }),
  (random, body) => ({
    trick: 'chunks that are none',
    bytes: inChunks(body, oneOf(random, ['\r\nx', '\r\n-1\r\n', '', '\r\nfffffffffffffffff\r\n'])),
  }),
  (_, body) => ({
    trick: 'a length and chunks',
    bytes: bytesOf({ body, headers: { 'transfer-encoding': 'chunked' } }),
  }),
  (_, body) => ({
    trick: 'two lengths',
    bytes: bytesOf({ body, headers: { 'Content-Length': String(body.length - 1) } }),
  }),
  (random, body) => ({
    trick: 'a length that is too short',
    bytes: bytesOf({
      body,
      headers: { 'content-length': String(Math.floor(random() * body.length)) },
    }),
  }),
  (_, body) => ({
    trick: 'a line that is no header',
    bytes: bytesOf({ body, headers: { 'x y': 'z' } }),
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

const inChunks = (body: string, end = '\r\n0\r\n\r\n') =>
  bytesOf({
    body: `${body.length.toString(16)}\r\n${body}${end}`,
    headers: { 'content-length': undefined, 'transfer-encoding': 'chunked' },
  })

export const hostileHead = (random: Random, id: string): HostileRequest =>
  oneOf(random, tricks)(random, goodBody(id))
