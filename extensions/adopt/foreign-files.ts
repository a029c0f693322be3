import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { isFileName } from '../../shared/contract/federation/names'
import { refuseBuildFiles } from '../../deploy/names/build-files'
import { inside } from '../../deploy/names/inside'
import { limitedBody, limitedFetch, limits, readText, tooLarge } from '../../deploy/names/limits'
import { writeBelow } from '../../deploy/names/write-below'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { foreignManifestIn, namedFiles, type ForeignManifest } from './foreign-manifest'

/**
 * Copies the build that a manifest describes.
 * @param place of the manifest: an address, or a file, with all files of its folder.
 * @param target an empty folder.
 * @throws UserError when there is no manifest, or a file that it names is missing.
 */
export async function copyForeignBuild(place: string, target: string): Promise<ForeignManifest> {
  return /^https?:\/\//.test(place) ? download(place, target) : copied(place, target)
}

function copied(file: string, target: string) {
  if (!existsSync(file)) throw new UserError(`There is no ${file}.`)
  const manifest = foreignManifestIn(readText(file), file)
  const folder = path.dirname(path.resolve(file))
  const missing = namedFiles(manifest).find((name) => !existsSync(inside(folder, name)))
  if (missing !== undefined)
    throw new UserError(`${file} names ${missing}, which is not beside it.`)
  // Files whose names begin with a dot belong to the tool.
  const filter = (source: string) => source === folder || !path.basename(source).startsWith('../../deploy/extensions/adopt')
  refuseBuildFiles(folder, filter)
  cpSync(folder, target, { recursive: true, filter })
  return manifest
}

/** A file name in the text of a script or a style sheet. */
const nameInText =
  /(?<=["'`(])(?:\.{0,2}\/)?[\w@./-]*[\w-]\.(?:m?js|css|json|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp4|webm|wasm)(?=[?#"'`)])/g

async function download(address: string, target: string) {
  const text = (await fetched(address, limits.description))?.toString()
  if (text === undefined) throw new UserError(`${address} does not answer with a manifest.`)
  const manifest = foreignManifestIn(text, address)
  const named = new Set(namedFiles(manifest))
  const seen = new Set(named)
  let size = 0
  for (const file of seen) {
    const content = await fetched(new URL(file, address).href, limits.file)
    if (content === undefined) {
      // A text may contain what only looks like the name of a file.
      if (!named.has(file)) continue
      throw new UserError(`${address} names ${file}, which does not answer.`)
    }
    size += content.length
    if (size > limits.build) throw tooLarge(`The build at ${address}`, limits.build)
    try {
      writeBelow(target, file, content)
    } catch (error) {
      if (named.has(file) || !(error instanceof UserError)) throw error
      continue
    }
    for (const name of namesIn(file, content)) if (seen.size < limits.files) seen.add(name)
  }
  return manifest
}

/** The files of a build that a script or a style sheet of it may name. */
function namesIn(file: string, content: Buffer): string[] {
  if (!/\.(?:m?js|css)$/.test(file)) return []
  return [...content.toString().matchAll(nameInText)]
    .flatMap(([name]) =>
      [file, 'manifest'].map((base) =>
        path.posix.join(path.posix.dirname(base), name.replace(/^\//, '')),
      ),
    )
    .filter(isFileName)
}

/**
 * Fetches a file. Undefined when it does not exist; many servers answer with a page then.
 * @throws UserError where it is larger than that many bytes.
 */
async function fetched(address: string, bytes: number) {
  try {
    const answer = await limitedFetch(address)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    return answer.ok && !isPage ? await limitedBody(answer, bytes) : undefined
  } catch (error) {
    if (error instanceof UserError) throw error
    return undefined
  }
}
