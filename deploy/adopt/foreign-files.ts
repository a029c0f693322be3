import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../workspace/user-error'
import { foreignManifestIn, namedFiles, type ForeignManifest } from './foreign-manifest'

/**
 * Copies the build that a manifest describes.
 * @param place of the manifest: an address, or a file, with all files of its folder.
 * @param target an empty folder.
 * @throws UserError when there is none, or a file that it names is missing.
 */
export async function copyForeignBuild(place: string, target: string): Promise<ForeignManifest> {
  return /^https?:\/\//.test(place) ? download(place, target) : copied(place, target)
}

function copied(file: string, target: string) {
  if (!existsSync(file)) throw new UserError(`There is no ${file}.`)
  const manifest = foreignManifestIn(readFileSync(file, 'utf8'), file)
  const folder = path.dirname(path.resolve(file))
  const missing = namedFiles(manifest).find((name) => !existsSync(path.join(folder, name)))
  if (missing !== undefined)
    throw new UserError(`${file} names ${missing}, which is not beside it.`)
  // What begins with a dot is the tool's own.
  cpSync(folder, target, {
    recursive: true,
    filter: (source) => source === folder || !path.basename(source).startsWith('.'),
  })
  return manifest
}

/** A file name in the text of a script or a style sheet. */
const nameInText =
  /(?<=["'`(])(?:\.{0,2}\/)?[\w@./-]*[\w-]\.(?:m?js|css|json|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp4|webm|wasm)(?=[?#"'`)])/g

async function download(address: string, target: string) {
  const text = (await fetched(address))?.toString()
  if (text === undefined) throw new UserError(`${address} does not answer with a manifest.`)
  const manifest = foreignManifestIn(text, address)
  const named = new Set(namedFiles(manifest))
  const seen = new Set(named)
  for (const file of seen) {
    const content = await fetched(new URL(file, address).href)
    if (content === undefined) {
      // A text may contain what only looks like the name of a file.
      if (!named.has(file)) continue
      throw new UserError(`${address} names ${file}, which does not answer.`)
    }
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    writeFileSync(path.join(target, file), content)
    if (!/\.(?:m?js|css)$/.test(file)) continue
    for (const [name] of content.toString().matchAll(nameInText)) {
      for (const base of [file, 'manifest']) {
        const found = path.posix.join(path.posix.dirname(base), name.replace(/^\//, ''))
        if (!found.startsWith('.')) seen.add(found)
      }
    }
  }
  return manifest
}

/** Undefined where there is no such file; many servers answer with a page then. */
async function fetched(address: string) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    return answer.ok && !isPage ? Buffer.from(await answer.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}
