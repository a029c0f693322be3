/** The normalized URL if it is an absolute http(s) one; otherwise null. */
export function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const address = new URL(text)
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null
}
