import * as v from 'valibot'
import { brand } from '@fivefold/shared/brand'
import type { ListedForm } from '@fivefold/shared/forms/form-definition'
import { waitlistHref } from '@fivefold/shared/routing/paths'
import { contactLead } from './contact/contact-lead'
import { cortexLead } from './cortex/demo-request/cortex-lead'
import { demoLead } from './demo/request/demo-lead'
import { dimensionNames, dimensions } from './estimate/price-estimate'
import { keptWords } from './lead-context/lead-context'
import { longestSource, sourceNames } from './lead-source/lead-source'
import { newsletterLead } from './resources/newsletter-lead'
import { inquiryLead } from './solutions/inquiry-lead'
import { waitlistContent } from './waitlist/waitlist-content'
import { waitlistLead } from './waitlist/waitlist-lead'

const sourceText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestSource))
const source = Object.fromEntries(sourceNames.map((name) => [name, sourceText]))

const amounts = dimensionNames.map((name) => {
  const { min, max } = dimensions[name]
  return [name, v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))] as const
})

/** A page without scripts computes no estimate. */
const context = {
  ...source,
  plan: v.picklist(keptWords.plan),
  product: v.picklist(keptWords.product),
  topic: v.picklist(keptWords.topic),
  needs: v.pipe(v.array(v.picklist(keptWords.needs)), v.minLength(1)),
  ...Object.fromEntries(amounts),
}

const { codeTitle, codeText } = waitlistContent.joined

/** The forms whose records the company gets. */
export const forms: readonly ListedForm[] = [
  { ...contactLead, fromAddress: context },
  { ...cortexLead, fromAddress: source },
  { ...inquiryLead, fromAddress: source },
  { ...demoLead, fromAddress: context },
  { ...newsletterLead, fromAddress: source },
  {
    ...waitlistLead,
    fromAddress: context,
    code: {
      field: 'referralCode',
      prefix: brand.slug,
      path: waitlistHref(''),
      title: codeTitle,
      text: codeText,
    },
  },
]
