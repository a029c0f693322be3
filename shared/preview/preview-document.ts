import * as v from 'valibot'

/**
 * A release in the middle of the live site of one moment, which its team has signed: the files that are
 * others than the live site's, and what else the pages name.
 */
export const previewDocument = v.object({
  id: v.string(),
  app: v.string(),
  release: v.string(),
  /** The only origin that it opens on. */
  origin: v.string(),
  /** A later preview of the same name takes the place of this one, such as that of a pull request. */
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
  /** Live releases that its pages load as well, as `app release`. */
  uses: v.array(v.string()),
})

export type PreviewDocument = v.InferOutput<typeof previewDocument>

export const signedPreview = v.object({
  document: previewDocument,
  /** The public key of the team. */
  key: v.string(),
  /** In base64, of the document's JSON text. */
  signature: v.string(),
})

export type SignedPreview = v.InferOutput<typeof signedPreview>

/** What names a preview: its app and its id. */
export type PreviewName = Pick<PreviewDocument, 'app' | 'id'>

export const previewFolder = ({ app, id }: PreviewName) => `/previews/${app}/${id}`

export const previewDocumentFile = (name: PreviewName) => `${previewFolder(name)}/preview.json`

/** As text, so that no browser runs it unless the preview's worker says what it is. */
export const previewFile = (name: PreviewName, hash: string) => `${previewFolder(name)}/${hash}.txt`

/** The page that opens previews and leaves them. */
export const openPreviewAddress = '/previews/open'

/** At the end of that address: leaves the preview. */
export const leaveToken = 'leave'
