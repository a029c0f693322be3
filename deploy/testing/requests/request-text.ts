import type { AskedRequest } from './any-request'

/** The server's tag and time of the copy that a request gets. */
export interface SaidState {
  etag: string
  modified: string
}

const dates = { earlier: 'Sat, 01 Jan 2000 00:00:00 GMT', later: 'Fri, 01 Jan 2038 00:00:00 GMT' }

/** Writes a request. `isLast` asks the server to close the connection after its answer. */
export function requestText(
  asked: AskedRequest,
  address: string,
  state: SaidState,
  isLast: boolean,
): Buffer {
  const given = { ...dates, same: state.modified, none: 'never' }
  const tag = {
    own: state.etag,
    weak: `W/${state.etag}`,
    other: '"other"',
    bare: 'other',
    any: '*',
  }
  const words: Readonly<Record<string, string>> = { ...given, ...tag }
  const list = (tags?: readonly string[]) => tags?.map((name) => words[name]).join(', ')
  const fields = {
    host: 'localhost',
    'if-match': list(asked.ifMatch),
    'if-unmodified-since': words[asked.ifUnmodifiedSince ?? ''],
    'if-none-match': list(asked.ifNoneMatch),
    'if-modified-since': words[asked.ifModifiedSince ?? ''],
    range: asked.range && rangeText(asked.range),
    'if-range': words[asked.ifRange ?? ''],
    'accept-encoding': asked.accepted?.map(({ name, weight }) => name + weight).join(', '),
    expect: asked.expects || undefined,
    connection: isLast ? 'close' : undefined,
  }
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  const target = asked.isAbsolute ? `http://any.example${address}` : address
  const head = [`${asked.method} ${target} HTTP/1.1`, ...lines, ...asked.junk]
  return Buffer.from(withBody(head, asked.body), 'latin1')
}

function rangeText(range: NonNullable<AskedRequest['range']>) {
  if ('other' in range) return range.other
  if ('broken' in range) return range.broken
  return `bytes=${range.first ?? ''}-${range.last ?? ''}`
}

function withBody(head: readonly string[], { kind, size }: AskedRequest['body']) {
  const content = 'x'.repeat(size)
  const end = '\r\n\r\n'
  if (kind === 'none') return head.join('\r\n') + end
  if (kind === 'sized') return [...head, `content-length: ${size}`].join('\r\n') + end + content
  const chunk = size === 0 ? '' : `${size.toString(16)}\r\n${content}\r\n`
  return `${[...head, 'transfer-encoding: chunked'].join('\r\n')}${end}${chunk}0\r\n\r\n`
}
