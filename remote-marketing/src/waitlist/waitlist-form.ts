import * as v from 'valibot'

export const waitlistTiers = ['free', 'beta', 'enterprise'] as const
export type WaitlistTier = (typeof waitlistTiers)[number]

const text = v.optional(v.string(), '')

/**
 * What the visitor has entered so far; the field names are those of the stored entry. A draft
 * comes back from the browser's storage through this schema.
 */
export const WaitlistFormSchema = v.object({
  tier: v.fallback(v.picklist(waitlistTiers), 'free'),
  name: text,
  email: text,
  company: text,
  role: text,
  companySize: text,
  primaryInterest: text,
  referralSource: text,
  agreedToUpdates: v.fallback(v.boolean(), false),
})

export type WaitlistForm = v.InferOutput<typeof WaitlistFormSchema>

export const emptyWaitlistForm: WaitlistForm = {
  tier: 'free',
  name: '',
  email: '',
  company: '',
  role: '',
  companySize: '',
  primaryInterest: '',
  referralSource: '',
  agreedToUpdates: false,
}
