import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { inside } from '../../../deploy/names/inside'
import { readText } from '../../../deploy/names/limits'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { releaseFolder, wholeRelease } from '../../../deploy/site/files/release-folders'
import { filesIn } from '../../../deploy/workspace/files-in'
import { isSigned, signed, signingKey } from './signing-key'

/** In a release's folder: what its team signed. */
export const signatureFile = 'signature.json'

const releaseSignature = v.object({
  document: v.object({
    app: v.string(),
    release: v.string(),
    /** Hexadecimal SHA-256 of every file but this one, by its name; compressed copies follow from them. */
    files: v.record(v.string(), v.string()),
    commit: v.exactOptional(v.string()),
    time: v.string(),
  }),
  key: v.string(),
  signature: v.string(),
})

export type ReleaseSignature = v.InferOutput<typeof releaseSignature>

/** Signs a release with `$SIGNING_KEY`; without one it stays unsigned. */
export function signRelease(
  folder: string,
  app: string,
  release: string,
  commit: string | undefined,
): void {
  const key = signingKey()
  if (key === undefined) return
  const files = hashesIn(folder)
  const time = new Date().toISOString()
  const document = { app, release, files, ...(commit !== undefined && { commit }), time }
  writeFileSync(inside(folder, signatureFile), JSON.stringify(signed(document, key)))
}

/** Reads the signature of a release; undefined where it has none that can be read. */
export function readSignature(site: string, app: string, release: string) {
  const file = inside(releaseFolder(site, app, release), signatureFile)
  return existsSync(file) ? signatureIn(readText(file)) : undefined
}

/** Columns for the list of releases; empty where a release is not signed. */
export function signatureColumns(site: string, app: string, release: string) {
  const { document, key = '' } = readSignature(site, app, release) ?? {}
  // All public keys begin with the same sixteen characters.
  return { commit: document?.commit?.slice(0, 10) ?? '', 'signed by': key.slice(16, 26) }
}

export function signatureIn(text: string): ReleaseSignature | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseSignature), text)
  return parsed.success && isSigned(parsed.output) ? parsed.output : undefined
}

/** Files of a release that are not what was signed. */
export function changedFiles(site: string, { document }: ReleaseSignature): string[] {
  const found = hashesIn(wholeRelease(site, document.app, document.release))
  const names = new Set([...Object.keys(found), ...Object.keys(document.files)])
  return [...names].filter((name) => found[name] !== document.files[name])
}

const hashesIn = (folder: string) =>
  Object.fromEntries(
    filesIn(folder)
      .filter((file) => file !== signatureFile && !/\.(?:br|gz)$/.test(file))
      .map((file) => [file, fileHash(readFileSync(inside(folder, file)))]),
  )
