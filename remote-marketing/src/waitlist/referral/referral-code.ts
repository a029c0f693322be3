import { customAlphabet } from 'nanoid'
import { brand } from '@fivefold/shared/brand'
import { waitlistHref } from '@fivefold/shared/routing/paths'

const randomCode = customAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 6)

/** The brand's slug, a dash and six random characters of A-Z and 0-9. */
export const newReferralCode = () => `${brand.slug}-${randomCode()}`

export const referralLink = (code: string, origin: string) =>
  new URL(waitlistHref(code), origin).href

/** URLs that open a drafted post with the link. */
export const shareLinks = (link: string, words: string) => ({
  microblog: `https://x.com/intent/post?${new URLSearchParams({ text: words, url: link })}`,
  professionalNetwork: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: link })}`,
})
