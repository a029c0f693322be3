import { openPreviewAddress, type PreviewName, type SignedPreview } from '../../../shared/contract/preview/preview-document'

/** A link's data: the preview, and the signature that it must have. */
export interface PreviewToken extends PreviewName {
  /** In base64. */
  signature: string
}

/** The link that opens a preview. Its fragment is never sent to a server. */
export function previewLink({ document: { origin, app, id }, signature }: SignedPreview): string {
  const text = signature.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return `${origin}${openPreviewAddress}#${app}/${id}.${text}`
}

/** Reads a link's part after `#`; undefined if it names no preview. */
export function readToken(text: string): PreviewToken | undefined {
  const [, app, id, signature] = /^([a-z][a-z0-9-]*)\/([a-z0-9-]+)\.([\w-]{86})$/.exec(text) ?? []
  if (app === undefined || id === undefined || signature === undefined) return undefined
  return { app, id, signature: `${signature.replaceAll('-', '+').replaceAll('_', '/')}==` }
}
