import { compressedCopies, documentQuality } from './compress'
import type { RenderCache } from './render-cache'

/** A text file of the site, by its path relative to the site's folder. */
export interface SiteText {
  file: string
  text: string
  /** Where its compressed copies are kept; absent: nowhere. */
  kept?: RenderCache
}

export type SiteTexts = AsyncIterable<SiteText> | Iterable<SiteText>

/**
 * The files of those texts that are wanted, with their compressed copies: a plain file comes after
 * its copies, so that no reader is sent to one that is not there. A text is compressed while the
 * next one is rendered.
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

async function writesOf({ file, text, kept }: SiteText) {
  const bytes = Buffer.from(text)
  const copies = await compressedCopies(bytes, documentQuality, kept)
  return [
    ...copies.map(([copy, content]) => [file + copy, content] as const),
    [file, bytes] as const,
  ]
}
