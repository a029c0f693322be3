import * as v from 'valibot'

/**
 * A release within the live site at one time, signed by its team: the files that differ from the live site's, and the
 * live releases that its pages use.
 */
export const previewDocument = v.object({
  id: v.string(),
  app: v.string(),
  release: v.string(),
  /** The only origin that it opens on. */
  origin: v.string(),
  /** A later preview with the same name replaces this one, such as that of a pull request. */
  name: v.exactOptional(v.string()),
  by: v.string(),
  commit: v.exactOptional(v.string()),
  /** Both in ISO 8601. */
  time: v.string(),
  ends: v.string(),
  /** The page that the link leads to. */
  start: v.string(),
  /** Hexadecimal SHA-256 of each file, by its address on the site. */
  files: v.record(v.string(), v.string()),
  /** Live releases that its pages also load, as `app release`. */
  uses: v.array(v.string()),
})

export type PreviewDocument = v.InferOutput<typeof previewDocument>

export const signedPreview = v.object({
  document: previewDocument,
  /** The public key of the team. */
  key: v.string(),
  /** Base64 signature of the document's JSON text. */
  signature: v.string(),
})

export type SignedPreview = v.InferOutput<typeof signedPreview>

export type PreviewName = Pick<PreviewDocument, 'app' | 'id'>

export const previewFolder = ({ app, id }: PreviewName) => `/previews/${app}/${id}`

export const previewDocumentFile = (name: PreviewName) => `${previewFolder(name)}/preview.json`

/** A text file, so that no browser runs it unless the preview's worker sets its type. */
export const previewFile = (name: PreviewName, hash: string) => `${previewFolder(name)}/${hash}.txt`

/** The page that opens and leaves previews. */
export const openPreviewAddress = '/previews/open'

/** In place of a token, leaves the preview. */
export const leaveToken = 'leave'
