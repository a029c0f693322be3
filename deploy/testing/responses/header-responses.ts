import { statSync } from 'node:fs'
import path from 'node:path'
import { isReleased } from '../../serve/headers'
import type { ExpectedResponse } from './compare-responses'

type Headers = Readonly<Record<string, string>>

const earlier = 'Sat, 01 Jan 2000 00:00:00 GMT'
const later = 'Fri, 01 Jan 2038 00:00:00 GMT'

/**
 * How every server must answer what the headers of a request ask for, at an address with compressed copies. Only files
 * that never change have times, and tags of every server.
 */
export function headerResponses(site: string, address: string, file: string): ExpectedResponse[] {
  const isDated = isReleased(address)
  const { size } = statSync(path.join(site, file))
  const exchange = (headers: Headers, expected: Omit<ExpectedResponse, 'request'>) => ({
    request: { path: address, headers },
    ...expected,
  })
  const whole = { status: 200, file }
  const encoded = { ...whole, headers: { 'content-encoding': 'br', 'accept-ranges': null } }
  return [
    ...rangesOf(size).map(([range, part]) =>
      exchange({ range }, part === undefined ? unsatisfiable(size) : partOf(file, size, part)),
    ),
    ...otherRanges.map((range) => exchange({ range }, whole)),
    ...(isDated ? matching : []).map((headers) =>
      exchange({ ...headers, range: 'bytes=0-1' }, partOf(file, size, [0, 2])),
    ),
    ...otherStates.map((state) => exchange({ 'if-range': state, range: 'bytes=0-1' }, whole)),
    exchange({ 'accept-encoding': 'br', range: 'bytes=0-4' }, encoded),
    ...conditions(isDated).flatMap(([headers, status]) => {
      const expected = status === 200 ? whole : { status }
      return [
        exchange(headers, expected),
        exchange({ ...headers, 'accept-encoding': 'br' }, expected),
      ]
    }),
    ...(isDated ? [] : [exchange({}, { ...whole, headers: { 'last-modified': null } })]),
    ...codings.map(([accepted, encoding]) =>
      exchange(
        { 'accept-encoding': accepted },
        { ...whole, headers: { 'content-encoding': encoding } },
      ),
    ),
    exchange(
      { 'accept-encoding': 'gzip', via: '1.1 proxy' },
      { ...whole, headers: { 'content-encoding': 'gzip' } },
    ),
    exchange({ 'content-length': '16385' }, { status: 413 }),
    exchange({ expect: 'something' }, whole),
    { request: { path: `http://any.example${address}` }, ...whole },
  ]
}

type Bytes = readonly [start: number, end: number]

const partOf = (file: string, size: number, part: Bytes) => ({
  status: 206,
  file,
  part,
  headers: { 'content-range': `bytes ${part[0]}-${part[1] - 1}/${size}` },
})

const unsatisfiable = (size: number) => ({
  status: 416,
  headers: { 'content-range': `bytes */${size}` },
})

const rangesOf = (size: number): [range: string, part?: Bytes][] => [
  ['bytes=0-4', [0, 5]],
  ['Bytes=1-1', [1, 2]],
  ['bytes=3-', [3, size]],
  ['bytes=-5', [size - 5, size]],
  ['bytes=0-999999999', [0, size]],
  ['bytes=-999999999', [0, size]],
  ['bytes=999999999-'],
  ['bytes=5-2'],
  ['bytes=-'],
  ['bytes=-0'],
  ['bytes=a-b'],
  ['bytes=1'],
  ['bytes=0--5'],
  ['bytes=0-4x'],
  ['bytes=+1-2'],
]

/** Servers answer several ranges, or an invalid range of bytes, with the whole file. */
const otherRanges = ['bytes=0-0,2-3', 'bytes=0-0,-1', 'lines=0-1', 'bytes 0-4', '0-4', 'bytes=']

const otherStates = ['W/{etag}', '"other"', 'other', '*', later, 'never']

/** compare-responses.ts replaces `{etag}` and `{modified}` by the server's own tag and time of the file. */
const matching: readonly Headers[] = [{ 'if-range': '{etag}' }, { 'if-range': '{modified}' }]

function conditions(isDated: boolean): (readonly [Headers, status: 200 | 304 | 412])[] {
  const all = [
    ...unchanged.map((headers) => [headers, 304] as const),
    ...refused.map((headers) => [headers, 412] as const),
    ...changed.map((headers) => [headers, 200] as const),
  ]
  if (isDated) return all
  return [
    ...all.filter(([headers]) => !/-since|\{/.test(Object.entries(headers).flat().join(' '))),
    ...dates.map((date) => [{ 'if-modified-since': date }, 200] as const),
  ]
}

const dates = [earlier, later, 'never']

const unchanged: readonly Headers[] = [
  { 'if-none-match': '{etag}' },
  { 'if-none-match': 'W/{etag}' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"a", {etag},"b"' },
  { 'if-none-match': '{etag}', 'cache-control': 'no-cache' },
  { 'if-none-match': '{etag}', range: 'bytes=0-1' },
  { 'if-match': '*', 'if-none-match': '*' },
  { 'if-modified-since': '{modified}' },
  { 'if-modified-since': later },
]

const refused: readonly Headers[] = [
  { 'if-match': '"other"' },
  { 'if-match': 'W/{etag}' },
  { 'if-match': 'other' },
  { 'if-match': '' },
  { 'if-match': '"other"', range: 'bytes=0-1' },
  { 'if-unmodified-since': earlier },
]

const changed: readonly Headers[] = [
  { 'if-none-match': '"other"' },
  { 'if-none-match': 'other' },
  { 'if-none-match': '"*"' },
  { 'if-none-match': '"other"', 'if-modified-since': later },
  { 'if-match': '{etag}' },
  { 'if-match': '*' },
  { 'if-match': '"a", {etag}' },
  { 'if-modified-since': earlier },
  { 'if-modified-since': 'never' },
  { 'if-unmodified-since': '{modified}' },
  { 'if-unmodified-since': later },
]

const codings: readonly [accepted: string, sent: string | null][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['BR', 'br'],
  ['notbr, br', 'br'],
  ['br;q=0.001', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip', 'gzip'],
  ['notbr', null],
  ['brx, x-br', null],
  ['x-gzip', null],
  ['br;q=0', null],
  ['gzip;q=0.0, br ;q=0', null],
  ['identity', null],
  ['identity;q=0', null],
  ['*', null],
  ['*;q=0', null],
  ['deflate', null],
  ['', null],
]
