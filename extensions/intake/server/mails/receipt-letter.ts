import { brand } from '@fivefold/shared/brand'
import type { Receipt } from '../delivery/enqueue-mail'
import type { Addressed } from '../sign-in/letter'

/** Confirms a form to the address that was written into it. */
export const receiptLetter = (
  { subject, text, answers, links }: Receipt,
  origin: string,
): Addressed => ({
  subject,
  title: subject,
  parts: [
    { text },
    ...(answers.length > 0 ? [{ facts: answers }] : []),
    ...links.map(([label, path]) => ({ label, href: origin + path })),
  ],
  because: `You get this mail because your address was entered on ${new URL(origin).host}. If you did not do that, ignore it, or tell ${brand.mail.privacy}.`,
})
