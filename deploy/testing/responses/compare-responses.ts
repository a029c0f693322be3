import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RawResponse, RawRequest } from './send-request'

/** How any server of a site must answer; a header that is `null` must not be sent. */
export interface ExpectedResponse {
  request: RawRequest
  status: number
  headers?: Readonly<Record<string, string | null>>
  /** The file, relative to the site, whose content is the body. */
  file?: string
  /** The range of the file's bytes that is the body; `end` is not part of it. */
  part?: readonly [start: number, end: number]
}

/** How a server differs from the expected responses, one sentence for each difference. */
export async function compareResponses(
  site: string,
  expected: readonly ExpectedResponse[],
  send: (request: RawRequest) => Promise<RawResponse>,
): Promise<string[]> {
  const found = await Promise.all(
    expected.map(async (expected) => {
      const response = await send(await withState(expected.request, send))
      return differences(site, expected, response).map((difference) => {
        const { method = 'GET', path: address, headers = {} } = expected.request
        return [method, address.slice(0, 99), ...Object.values(headers), difference].join(' ')
      })
    }),
  )
  return found.flat()
}

/** Replaces `{etag}` and `{modified}` in headers by the values that the server sends for the file. */
async function withState(
  { headers = {}, ...request }: RawRequest,
  send: (request: RawRequest) => Promise<RawResponse>,
): Promise<RawRequest> {
  if (!Object.values(headers).some((value) => value.includes('{'))) return { ...request, headers }
  const accepted = headers['accept-encoding']
  const plain = { ...request, ...(accepted && { headers: { 'accept-encoding': accepted } }) }
  const { etag = '', 'last-modified': modified = '' } = (await send(plain)).headers
  const filled = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace('{etag}', etag).replace('{modified}', modified),
  ])
  return { ...request, headers: Object.fromEntries(filled) }
}

function differences(
  site: string,
  { status, headers = {}, file, part = [0, Infinity] }: ExpectedResponse,
  response: RawResponse,
) {
  const wrong: string[] = []
  if (response.status !== status) wrong.push(`answers ${response.status} instead of ${status}`)
  for (const [name, value] of Object.entries(headers)) {
    const sent = headerOf(response, name)
    if (sent !== value) wrong.push(`sends ${name}: ${sent} instead of ${value}`)
  }
  const bytes = file === undefined ? undefined : readFileSync(path.join(site, file))
  if (bytes !== undefined && !bytes.subarray(...part).equals(response.body)) {
    wrong.push(`sends other bytes than ${file}`)
  }
  return wrong
}

/** A header's value, without a content type's parameters, which servers write differently. */
function headerOf({ headers }: RawResponse, name: string) {
  const value = headers[name]
  if (value === undefined) return null
  return name === 'content-type' ? String(value).split(';')[0] : String(value)
}
