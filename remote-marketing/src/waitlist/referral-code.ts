import { brand } from '@fivefold/shared/brand'
import { waitlistHref } from '@fivefold/shared/routing/paths'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const length = 6
/** Bytes from here on would make the first letters likelier than the others. */
const fairBytes = 256 - (256 % alphabet.length)

type RandomBytes = (count: number) => Uint8Array

const browserBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count))

/** The brand's slug, a dash and six characters out of A-Z and 0-9, all equally likely. */
export function newReferralCode(randomBytes: RandomBytes = browserBytes) {
  let characters = ''
  while (characters.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fairBytes && characters.length < length) {
        characters += alphabet.charAt(byte % alphabet.length)
      }
    }
  }
  return `${brand.slug}-${characters}`
}

/** Where a colleague joins with the code; `origin` is that of the site. */
export const referralLink = (code: string, origin: string) =>
  new URL(waitlistHref(code), origin).href

/** Addresses that open a prepared post with the link. */
export const shareLinks = (link: string, words: string) => ({
  microblog: `https://x.com/intent/post?${new URLSearchParams({ text: words, url: link })}`,
  professionalNetwork: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: link })}`,
})

const longestCode = 64

/** The code of whoever sent the visitor, as far as the address names one. */
export function referralCodeOf(query: string) {
  return new URLSearchParams(query).get('ref')?.trim().slice(0, longestCode) ?? ''
}
