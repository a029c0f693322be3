import { boolean } from 'valibot'
import { emailText, lineLimit, optionalText, requiredText } from '@fivefold/shared/forms/rules'
import { profileContent } from './profile-content'

const { errors, form: words, preferences } = profileContent

export const profileFields = {
  name: {
    label: words.name,
    autoComplete: 'name',
    'aria-required': true,
    rule: requiredText(errors.name, lineLimit),
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
    rule: optionalText(lineLimit),
  },
  phone: {
    label: words.phone,
    type: 'tel',
    autoComplete: 'tel',
    hint: words.optional,
    rule: optionalText(lineLimit),
  },
}

const choice = { initial: true, rule: boolean() }

export const preferenceFields = {
  emailNotifications: { ...preferences.emailNotifications, ...choice },
  marketingEmails: { ...preferences.marketingEmails, ...choice },
  newsletter: { ...preferences.newsletter, ...choice },
}
