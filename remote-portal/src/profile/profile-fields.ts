import { boolean } from 'valibot'
import { emailText, optionalText, requiredText } from '@fivefold/shared/forms/rules'
import { profileContent } from './profile-content'

const { errors, form: words, preferences } = profileContent

/** Characters a field may have; names and companies longer than this are pasted by mistake. */
const limits = { name: 100, company: 120, phone: 40 }

export const profileFields = {
  name: {
    label: words.name,
    autoComplete: 'name',
    'aria-required': true,
    limit: limits.name,
    rule: requiredText(errors.name, limits.name),
  },
  email: {
    label: words.email,
    type: 'email',
    autoComplete: 'email',
    'aria-required': true,
    hint: words.emailHint,
    rule: emailText(errors.email, errors.emailShape),
  },
  company: {
    label: words.company,
    autoComplete: 'organization',
    hint: words.optional,
    limit: limits.company,
    rule: optionalText(limits.company),
  },
  phone: {
    label: words.phone,
    type: 'tel',
    autoComplete: 'tel',
    hint: words.optional,
    limit: limits.phone,
    rule: optionalText(limits.phone),
  },
}

const choice = { initial: true, rule: boolean() }

export const preferenceFields = {
  emailNotifications: { ...preferences.emailNotifications, ...choice },
  marketingEmails: { ...preferences.marketingEmails, ...choice },
  newsletter: { ...preferences.newsletter, ...choice },
}
