import { once } from 'node:events'
import { connect } from 'node:http2'
import { sendRequest } from '../../deploy/testing/responses/send-request'
import type { RunningNginx } from './start-nginx'

/** Checks what only nginx does: HTTP/2, redirect to TLS, no tags of documents, strict transport security. */
export async function transportFaults(nginx: RunningNginx): Promise<string[]> {
  const faults = await Promise.all([http2(nginx), redirect(nginx), tags(nginx), hsts(nginx)])
  return faults.filter((fault) => fault !== undefined)
}

async function http2({ origin, certificate }: RunningNginx) {
  const session = connect(origin, { ca: certificate })
  const request = session.request({ ':path': '/' })
  const [headers] = await once(request, 'response')
  session.destroy()
  const { alpnProtocol } = session
  if (alpnProtocol === 'h2' && headers[':status'] === 200) return
  return `speaks ${alpnProtocol} and answers ${headers[':status']} where HTTP/2 was asked for`
}

async function redirect({ plainOrigin }: RunningNginx) {
  // To the site itself, whatever host the request names.
  const request = { path: '/support?search=a', headers: { host: 'elsewhere.example' } }
  const { status, headers } = await sendRequest(plainOrigin, request)
  if (status === 301 && headers.location === 'https://localhost/support?search=a') return
  return `answers ${status} to ${headers.location} where plain HTTP was asked for`
}

async function tags({ origin, certificate }: RunningNginx) {
  const { headers } = await sendRequest(origin, { path: '/' }, certificate)
  if (headers.etag === undefined) return
  return `tags a document with ${headers.etag}, which is its size and time and may be those of another`
}

async function hsts({ origin, certificate }: RunningNginx) {
  const { headers } = await sendRequest(origin, { path: '/' }, certificate)
  if (headers['strict-transport-security']?.startsWith('max-age=')) return
  return 'does not ask for TLS the next time'
}
