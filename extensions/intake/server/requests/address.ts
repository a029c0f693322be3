import { isIP, isIPv4 } from 'node:net'

/** Visitors whose address cannot be read count as one. */
export const unreadable = 'unreadable'

/** Characters that a proxy may write of one visitor. A stranger's entry costs the square of its length to read. */
const longest = 500

/**
 * The visitor's address in a header to which each proxy adds the address that has asked it: what stands before was
 * written by the visitor. An IPv6 network of one customer counts as one address.
 * @param header `x-forwarded-for`, `forwarded` of RFC 7239, or the header of a CDN with one address.
 * @param proxies how many of them are ours.
 */
export function addressOf(header: string, proxies: number): string {
  const passed = header.split(',')
  const entry = passed.at(-proxies) ?? passed[0] ?? ''
  if (entry.length > longest) return unreadable
  const [, pair = entry] = /(?:^|;)\s*for\s*=([^;]*)/i.exec(entry) ?? []
  // Brackets and a port, which is another one for each connection, and the zone of a local IPv6 address.
  const bare = pair.replace(/^[\s"]*\[?|"?\s*$/g, '').replace(/\](?::.*)?$|%.*$/, '')
  const address = [bare, bare.replace(/:[^:]*$/, '')].find((text) => isIP(text) !== 0)
  if (address === undefined) return unreadable
  return isIPv4(address) ? address : networkOf(new URL(`http://[${address}]`).hostname.slice(1, -1))
}

/**
 * The network around an address, /48 or /24. A customer may have as much of IPv6, and with it 65,536 addresses as
 * `addressOf` counts them.
 */
export const aroundOf = (address: string) => address.split(/[.:]/, 3).join('../../../../intake/requests')

/** The first 64 bits of an address in its shortest spelling, or the IPv4 address that it contains. */
function networkOf(address: string): string {
  const [, ...halves] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? []
  if (halves.length > 0) {
    const bits = halves.map((half) => Number.parseInt(half, 16))
    return bits.flatMap((half) => [half >> 8, half & 255]).join('../../../../intake/requests')
  }
  const [head = '', tail = ''] = address.split('::')
  const parts = head.split(':').filter(Boolean)
  const zeros = Math.max(0, 8 - parts.length - tail.split(':').filter(Boolean).length)
  return [...parts, ...Array<string>(zeros).fill('0'), ...tail.split(':')].slice(0, 4).join(':')
}
