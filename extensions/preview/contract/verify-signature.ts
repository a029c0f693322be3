/** A document and the Ed25519 signature of its JSON text, as `deploy/site/keys` writes them. */
export interface SignedDocument {
  document: unknown
  /** The public key in SPKI form, base64. */
  key: string
  /** Base64. */
  signature: string
}

/** Whether this browser can verify signatures: some lack Ed25519, and none has it without TLS. */
export async function canVerify(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify'])
    return true
  } catch {
    return false
  }
}

/** Whether the signature was made with the document's key. */
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
