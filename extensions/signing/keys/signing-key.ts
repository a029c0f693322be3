import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import type { Signed } from '../../../deploy/workspace/hooks'

export interface SigningKey {
  privateKey: KeyObject
  publicKey: string
}

/** A new pair: the private key as PEM, the public one as in owners.json. */
export function newKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: textOf(publicKey),
  }
}

/**
 * `$SIGNING_KEY`: a private key as PEM, or a file that has one. Undefined where it is not set.
 * @throws UserError when it is no Ed25519 key.
 */
export function signingKey(env: NodeJS.ProcessEnv = process.env): SigningKey | undefined {
  const given = env['SIGNING_KEY']
  if (!given) return undefined
  try {
    const privateKey = createPrivateKey(existsSync(given) ? readFileSync(given) : given)
    if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('another kind of key')
    return { privateKey, publicKey: textOf(createPublicKey(privateKey)) }
  } catch {
    throw new UserError(
      'SIGNING_KEY is no private Ed25519 key as PEM, nor a file with one: `keys` makes one.',
    )
  }
}

export function signed<Document>(
  document: Document,
  { privateKey, publicKey }: SigningKey,
): Signed<Document> {
  const signature = sign(null, Buffer.from(JSON.stringify(document)), privateKey)
  return { document, key: publicKey, signature: signature.toString('base64') }
}

/** Hexadecimal SHA-256 of what a signature is of. */
export const documentHash = (document: unknown) =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex')

/** Whether the signature is that of the key that the document names. */
export function isSigned({ document, key, signature }: Signed<unknown>): boolean {
  try {
    const der = Buffer.from(key, 'base64')
    const publicKey = createPublicKey({ key: der, type: 'spki', format: 'der' })
    const text = Buffer.from(JSON.stringify(document))
    return verify(null, text, publicKey, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

const textOf = (publicKey: KeyObject) =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
