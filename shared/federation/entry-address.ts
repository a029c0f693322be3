/**
 * The address of a release's entry for the n-th time it is asked for on this page.
 *
 * A browser never evaluates a module twice under one address, so a module that threw can only be
 * had again under another one. Percent-encoding characters of the version's folder gives addresses
 * that differ for the browser and name the same file for every server; the chunks, imported
 * relative to the entry, follow. Generation 0 is the address as released.
 */
export function entryAddress(entry: string, version: string, generation: number): string {
  const folder = `/${version}/`
  const at = entry.lastIndexOf(folder)
  if (generation === 0) return entry
  if (at === -1) return `${entry}${entry.includes('?') ? '&' : '?'}generation=${generation}`
  return `${entry.slice(0, at)}/${encodeByBits(version, generation)}/${entry.slice(at + folder.length)}`
}

/** Percent-encodes the characters whose bit is set in `bits`, first character lowest. */
function encodeByBits(text: string, bits: number) {
  return Array.from(text, (character, index) =>
    (bits >> index) & 1 ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : character,
  ).join('')
}
