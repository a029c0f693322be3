import { createHmac } from 'node:crypto'
import { IntakeError } from '../intake-error'
import { isThisMachine } from '../this-machine'

export interface Webhook {
  url: string
  /** The newest and, while the receiver changes over, older ones. */
  keys: readonly Buffer[]
}

/**
 * The webhook that is set, if any. The operator chooses its address, and nothing that visitors send is part of it, so
 * it may lead into a network of the company.
 * @param secrets `whsec_…`; several are separated by spaces.
 * @throws IntakeError with what is wrong. It names no secret.
 */
export function readWebhook(url = '', secrets = ''): Webhook | undefined {
  if (url === '') return undefined
  const { protocol, hostname, username, password } = URL.canParse(url)
    ? new URL(url)
    : ({} as Partial<URL>)
  if (protocol !== 'https:' && !(protocol === 'http:' && isThisMachine(hostname ?? ''))) {
    throw new IntakeError('WEBHOOK_URL must begin with https:, or with http: on localhost.')
  }
  if (username || password) throw new IntakeError('WEBHOOK_URL must hold no name or password.')
  const keys = secrets.split(/\s+/).filter(Boolean).map(keyOf)
  if (keys.length === 0) throw new IntakeError('WEBHOOK_URL needs a WEBHOOK_SECRET.')
  return { url, keys }
}

/** https://www.standardwebhooks.com asks for 24 to 64 bytes. */
function keyOf(secret: string): Buffer {
  const [, text = ''] = /^whsec_([\w+/]+={0,2})$/.exec(secret) ?? []
  const key = Buffer.from(text, 'base64')
  if (key.length < 24 || key.length > 64) {
    throw new IntakeError(
      'WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64: ' +
        "node -p \"'whsec_' + crypto.randomBytes(32).toString('base64')\" makes one.",
    )
  }
  return key
}

/** The headers by which a receiver knows a delivery, and its sender. */
export function signedHeaders({ keys }: Webhook, id: string, body: string) {
  const seconds = String(Math.floor(Date.now() / 1000))
  const signature = (key: Buffer) =>
    createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': keys.map((key) => `v1,${signature(key)}`).join(' '),
  }
}
