import * as v from 'valibot'
import {
  emailText,
  optionalText,
  requiredChoice,
  requiredText,
  requiredTick,
} from '@fivefold/shared/forms/rules'
import { waitlistTiers, type WaitlistForm } from './waitlist-form'

/** Specification 2, section 5. */
export const waitlistSchema = v.object({
  tier: requiredChoice(waitlistTiers, 'Choose a tier.'),
  name: requiredText('Enter your name.'),
  email: emailText('Enter the address your invitation should go to.'),
  company: optionalText(),
  role: requiredText('Choose your role.'),
  companySize: requiredText('Choose the size of your company.'),
  primaryInterest: optionalText(),
  referralSource: requiredText('Choose how you heard about us.'),
  agreedToUpdates: requiredTick('Tick this box: the invitation comes as an update by e-mail.'),
})

export type WaitlistAnswers = v.InferOutput<typeof waitlistSchema>

interface WaitlistProblem {
  title: string
  description: string
}

const isBlank = (text: string) => text.trim() === ''

/** Which of the specified messages sums up what is wrong: fields, then address, then agreement. */
export function waitlistProblem(form: WaitlistForm): WaitlistProblem {
  const { name, email, role, companySize, referralSource } = form
  if ([name, email, role, companySize, referralSource].some(isBlank)) return problems.required
  if (!email.includes('@')) return problems.email
  if (!form.agreedToUpdates) return problems.agreement
  return problems.other
}

const problems = {
  required: {
    title: 'Please fill in all required fields',
    description: 'Fields marked with * are required',
  },
  email: {
    title: 'Invalid email address',
    description: 'Please enter a valid email address',
  },
  agreement: {
    title: 'Agreement required',
    description: 'Please agree to receive updates to join the waitlist',
  },
  other: {
    title: 'Please check your answers',
    description: 'The fields to change are marked',
  },
} as const satisfies Record<string, WaitlistProblem>
