import { createHash, randomBytes } from 'node:crypto'

/** SHA-256 in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex')

/** JSON with the keys of every object in order: equal values have equal texts. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : inner,
  )

/**
 * 32 characters of 128 random bits, for an address or a cookie. They are only letters and digits:
 * some mail programs end a link before a last - or _.
 */
export const newSecret = () => randomBytes(16).toString('hex')
