import type { WaitlistForm } from './waitlist-lead'

interface WaitlistProblem {
  title: string
  description: string
}

const isBlank = (text: string) => text.trim() === ''

/** Chooses the specified message: missing fields first, then the email address, then the agreement. */
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
