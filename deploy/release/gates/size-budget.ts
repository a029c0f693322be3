import { readFileSync } from 'node:fs'
import { inside } from '../../names/inside'
import type { ReleaseManifest } from '../../../shared/contract/federation/release-manifest'
import { UserError } from '../../workspace/errors/user-error'
import { encodings, releaseQuality } from '../../site/files/compress'

/**
 * A first visit to a page of a remote may download at most the `sizeBudget` of its package.json from
 * that remote, compressed with brotli.
 * @throws UserError with the page, its size and its largest files.
 */
export async function refuseOversize(
  app: string,
  { pages, sizeBudget }: ReleaseManifest,
  folder: string,
) {
  if (pages === undefined || sizeBudget === undefined) return
  const { sizes, visits } = await firstVisits(pages, folder)
  const sizeOf = (file: string) => sizes.get(file) ?? 0
  const [largest] = visits.toSorted((one, other) => other.bytes - one.bytes)
  if (largest === undefined || largest.bytes <= sizeBudget) return
  const parts = largest.files
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, 3)
    .map((file) => `${file} ${inKilobytes(sizeOf(file))}`)
  throw new UserError(
    `${app} cannot be released: a first visit to ${largest.page} costs ` +
      `${inKilobytes(largest.bytes)}, the budget is ${inKilobytes(sizeBudget)}. ` +
      `Its largest files: ${parts.join(', ')}. Load something later, or raise sizeBudget in the ` +
      `app's package.json and say why.`,
  )
}

/** The scripts of a build that a first visit to each page loads, in bytes compressed with brotli. */
export async function firstVisits(pages: NonNullable<ReleaseManifest['pages']>, folder: string) {
  const files = [...new Set(Object.values(pages).flat())]
  const sizes = new Map(
    await Promise.all(
      files.map(async (file) => [file, await bytesOf(inside(folder, file))] as const),
    ),
  )
  const visits = Object.entries(pages).map(([page, files]) => ({
    page,
    files,
    bytes: files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0),
  }))
  return { sizes, visits }
}

/** The size of a file compressed with brotli. */
export const bytesOf = async (file: string) =>
  (await encodings['.br']?.encode(readFileSync(file), releaseQuality))?.length ?? 0

export const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
