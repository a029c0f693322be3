/**
 * The address of a release's entry for its n-th request on a page. Browsers evaluate a module once per address, so a
 * module that threw needs another one. Percent-encoding characters of the version's folder gives addresses that differ
 * for the browser and name the same file on every server. Chunks are imported relative to the entry and follow.
 * Generation 0 is the released address.
 */
export function entryAddress(entry: string, version: string, generation: number): string {
  const folder = `/${version}/`
  const at = entry.lastIndexOf(folder)
  if (generation === 0) return entry
  if (at === -1) return `${entry}${entry.includes('?') ? '&' : '?'}generation=${generation}`
  return `${entry.slice(0, at)}/${encodeByBits(version, generation)}/${entry.slice(at + folder.length)}`
}

/** Percent-encodes the characters whose bit is set; the lowest bit is the first character. */
function encodeByBits(text: string, bits: number) {
  return Array.from(text, (character, index) =>
    (bits >> index) & 1 ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : character,
  ).join('')
}
