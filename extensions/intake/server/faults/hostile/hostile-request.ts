import { leadOf, sender } from '../../testing/send'

export interface HostileRequest {
  /** Names the attempt in the report of a failure. */
  trick: string
  bytes: Buffer
  /** The body comes too late, or never. */
  isSlow?: boolean
  /** The connection may end without an answer, because the client is not a browser. */
  isMute?: boolean
  /** The lead that is text like any other, and harmless. Absent: the request or its lead is refused. */
  received?: { id: string; record: object }
}

interface Said {
  method?: string
  path?: string
  /** Lines that are added, or that take the place of those with the same name. */
  headers?: Readonly<Record<string, string | undefined>>
  body?: string | Buffer
}

/** A request as bytes, which is right but for what is given. */
export function bytesOf({ method = 'POST', path = '/intake/leads', headers, body = '' }: Said) {
  const content = Buffer.from(body)
  const lines = Object.entries({
    host: 'site.example',
    connection: 'close',
    'content-type': 'application/json',
    'content-length': String(content.length),
    ...headers,
  }).map(([name, value]) => (value === undefined ? '' : `${name}: ${value}\r\n`))
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), content])
}

/** A body that would be stored if nothing else were wrong. */
export const goodBody = (id: string) => JSON.stringify({ sender, leads: [leadOf(id)] })
