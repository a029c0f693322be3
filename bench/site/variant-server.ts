import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownCertificate } from '../../extensions/nginx/own-certificate'
import { listen, portOf } from '../../deploy/serve/port'
import { siteHandler } from '../../deploy/serve/site-server'

export interface VariantServer {
  originOf: (variant: string) => string
  /** Hash of the certificate's key, so that a browser can trust it. */
  keyHash: string
  /** Delays the start of every answer. */
  delayAnswers: (milliseconds: number) => void
  stop: () => void
}

/**
 * Serves every folder like a production site over HTTP/2, each under its own name (`ours.localhost`), on
 * this machine only.
 * @param folders by variant name.
 * @throws UserError when openssl is missing.
 */
export async function serveVariants(
  folders: Readonly<Record<string, string>>,
): Promise<VariantServer> {
  const { key, certificate } = freshCertificate()
  const answers = new Map(
    Object.entries(folders).map(([name, folder]) => [`${name}.localhost`, siteHandler(folder)]),
  )
  let delay = 0
  const server = createSecureServer({ key, cert: certificate }, (request, response) => {
    const answer = answers.get(request.authority.replace(/:\d+$/, ''))
    const reply = () => {
      // Node's HTTP/2 gives these objects other types.
      if (answer && !response.destroyed)
        answer(request as unknown as IncomingMessage, response as unknown as ServerResponse)
      else response.stream?.close()
    }
    if (delay === 0) reply()
    else setTimeout(reply, delay)
  })
  const port = portOf(await listen(server, 0))
  return {
    originOf: (variant) => `https://${variant}.localhost:${port}`,
    keyHash: keyHashOf(certificate),
    delayAnswers: (milliseconds) => (delay = milliseconds),
    stop: stopper(server),
  }
}

function freshCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-bench-'))
  try {
    const certificate = ownCertificate(folder)
    return { certificate, key: readFileSync(path.join(folder, 'key.pem')) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In the format of Chromium's `--ignore-certificate-errors-spki-list`. */
function keyHashOf(certificate: string) {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

function stopper(server: Http2SecureServer) {
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  return () => {
    server.close()
    for (const session of sessions) session.destroy()
  }
}
