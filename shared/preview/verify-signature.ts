/** A document with an Ed25519 signature of its JSON text, as `deploy/keys` writes it. */
export interface SignedDocument {
  document: unknown
  /** The public key as base64 of its SPKI form. */
  key: string
  /** In base64. */
  signature: string
}

/** Whether this browser can verify signatures: not every one knows Ed25519, and none without TLS. */
export async function canVerify(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify'])
    return true
  } catch {
    return false
  }
}

/** Whether the signature is that of the key that the document names. */
export async function verifySignature({ document, key, signature }: SignedDocument) {
  try {
    const publicKey = await crypto.subtle.importKey('spki', bytesOf(key), 'Ed25519', false, [
      'verify',
    ])
    const text = new TextEncoder().encode(JSON.stringify(document))
    return await crypto.subtle.verify('Ed25519', publicKey, bytesOf(signature), text)
  } catch {
    return false
  }
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
