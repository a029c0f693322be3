import { compressedCopies, documentQuality } from './compress'
import type { RenderCache } from './render-cache'

/** A text file of the site, by its path relative to the site's folder. */
export interface SiteText {
  file: string
  text: string
  /** Absent: its compressed copies are not cached. */
  cache?: RenderCache
}

export type SiteTexts = AsyncIterable<SiteText> | Iterable<SiteText>

/**
 * The files of the wanted texts with their compressed copies. A file comes after its copies: as soon as
 * it is there, a server may look for them. A text is compressed while the next one is rendered.
 */
export async function withCompressedCopies(
  texts: SiteTexts,
  isWanted: (text: SiteText) => boolean,
): Promise<Map<string, Buffer>> {
  const writes: Promise<(readonly [string, Buffer])[]>[] = []
  try {
    for await (const text of texts) if (isWanted(text)) writes.push(writesOf(text))
    return new Map((await Promise.all(writes)).flat())
  } finally {
    await Promise.allSettled(writes)
  }
}

async function writesOf({ file, text, cache }: SiteText) {
  const bytes = Buffer.from(text)
  const copies = await compressedCopies(bytes, documentQuality, cache)
  return [
    ...copies.map(([copy, content]) => [file + copy, content] as const),
    [file, bytes] as const,
  ]
}
