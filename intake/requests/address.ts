import { isIPv6 } from 'node:net'

/**
 * The visitor's address in `x-forwarded-for`, to which each proxy adds the address that has asked it: what stands
 * before was written by the visitor. An IPv6 network of one customer counts as one address.
 * @param proxies how many of them are ours.
 */
export function addressOf(forwarded: string, proxies: number): string | undefined {
  const passed = forwarded.split(',').map((address) => address.trim())
  const address = (passed.at(-proxies) ?? passed[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (address === '') return undefined
  return isIPv6(address) ? networkOf(address) : address.slice(0, 45)
}

/** The first 64 bits. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const parts = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - parts.length - rest.length)
  const all = [...parts, ...Array<string>(zeros).fill('0'), ...rest]
  return all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
