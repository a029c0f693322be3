import type { IncomingHttpHeaders } from 'node:http'

/** The state of a file, which conditions and ranges of a request refer to. */
export interface FileState {
  /** Bytes. */
  size: number
  /** A strong tag. */
  etag: string
  /** In milliseconds, of whole seconds. Not a number where times tell nothing: no condition on it holds. */
  modified: number
}

/** Bytes from `start` up to, and without, `end`. */
export interface Part {
  status: 200 | 206
  start: number
  end: number
}

/** @returns the status of a request that does not want the file, by RFC 9110, 13.2.2. */
export function conditionStatus(
  headers: IncomingHttpHeaders,
  { etag, modified }: FileState,
): 304 | 412 | undefined {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  const isRefused =
    match === undefined ? modified > timeOf(headers['if-unmodified-since']) : !names(match, [etag])
  if (isRefused) return 412
  const isKnown =
    noneMatch === undefined
      ? modified <= timeOf(headers['if-modified-since'])
      : names(noneMatch, [etag, `W/${etag}`])
  return isKnown ? 304 : undefined
}

/**
 * The part of a file that a request asks for. All of it if the request names several ranges, or a state that the
 * file is no longer in.
 * @returns undefined if the range is malformed, or the file has no such part.
 */
export function askedPart(headers: IncomingHttpHeaders, state: FileState): Part | undefined {
  const { size } = state
  const [, range] = /^bytes=(.+)$/i.exec(headers.range ?? '') ?? []
  if (range === undefined || range.includes(',') || !isOfState(headers['if-range'], state)) {
    return { status: 200, start: 0, end: size }
  }
  const [, first, last] = /^(\d*)-(\d*)$/.exec(range) ?? []
  if (first === undefined) return undefined
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size)
  return start < end ? { status: 206, start, end } : undefined
}

const names = (list: string, tags: readonly string[]) =>
  list === '*' || list.split(',').some((tag) => tags.includes(tag.trim()))

const isOfState = (condition: string | string[] | undefined, { etag, modified }: FileState) =>
  condition === undefined || condition === etag || timeOf(String(condition)) === modified

const time = String.raw`\d\d:\d\d:\d\d`
/** The three forms of RFC 9110, 5.6.7. */
const httpDate = new RegExp(
  String.raw`^(?:[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} ${time} GMT|[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d ${time} GMT|[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d ${time} \d{4})$`,
)

/** @returns milliseconds; not a number where the text is no date, and no comparison with that holds. */
function timeOf(text = ''): number {
  if (!httpDate.test(text)) return Number.NaN
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
}
