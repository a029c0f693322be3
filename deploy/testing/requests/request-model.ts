import type { ExpectedResponse } from '../responses/compare-responses'
import type { AskedRequest } from './any-request'

export interface ModelAnswer extends Pick<ExpectedResponse, 'status' | 'file' | 'headers'> {
  encoding?: 'br' | 'gzip' | undefined
  part?: readonly [start: number, end: number]
}

/**
 * Computes the right answer from the meaning of a request, never from its text (RFC 9110: 13.2.2 for conditions,
 * 14.2 for ranges).
 * @param there the answer to a plain GET of the address.
 * @param encoding of the copy that the request gets.
 * @param size of the file, in bytes.
 * @param isDated the server names a time of the file; without one, conditions on it do not hold.
 */
export function modelAnswer(
  asked: AskedRequest,
  there: ModelAnswer,
  encoding: ModelAnswer['encoding'],
  size: number,
  isDated: boolean,
): ModelAnswer {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return { status: 405 }
  if (asked.body.kind === 'sized' && asked.body.size > 16_384) return { status: 413 }
  const whole = { ...there, encoding }
  if (there.status !== 200) return whole
  const { ifMatch, ifUnmodifiedSince, ifNoneMatch, ifModifiedSince } = asked
  const holds = (tags: readonly string[], own: readonly string[]) =>
    tags.some((tag) => own.includes(tag))
  if (ifMatch ? !holds(ifMatch, ['own', 'any']) : isDated && ifUnmodifiedSince === 'earlier') {
    return { status: 412 }
  }
  const isSince = isDated && (ifModifiedSince === 'same' || ifModifiedSince === 'later')
  if (ifNoneMatch ? holds(ifNoneMatch, ['own', 'weak', 'any']) : isSince) return { status: 304 }
  const isPartial = asked.method === 'GET' && encoding === undefined
  const isSame = [undefined, 'own', ...(isDated ? ['same'] : [])].includes(asked.ifRange)
  return isPartial && isSame && asked.range ? partOf(whole, asked.range, size) : whole
}

function partOf(whole: ModelAnswer, range: NonNullable<AskedRequest['range']>, size: number) {
  if ('other' in range) return whole
  const bytes = Array.from({ length: size }, (_, byte) => byte).filter((byte) =>
    isIn(range, byte, size),
  )
  const [first] = bytes
  if (first === undefined) return { status: 416, headers: { 'content-range': `bytes */${size}` } }
  const last = first + bytes.length - 1
  return {
    ...whole,
    status: 206,
    part: [first, last + 1] as const,
    headers: { 'content-range': `bytes ${first}-${last}/${size}` },
  }
}

function isIn(range: NonNullable<AskedRequest['range']>, byte: number, size: number) {
  if (!('first' in range)) return false
  const { first, last } = range
  if (first === undefined) return size - byte <= last
  return byte >= first && (last === undefined || byte <= last)
}

export function acceptedEncoding({ accepted = [] }: AskedRequest) {
  const isAccepted = (encoding: string) =>
    accepted.some(({ name, weight }) => name.toLowerCase() === encoding && !/=0[.0]*$/.test(weight))
  return (['br', 'gzip'] as const).find(isAccepted)
}
