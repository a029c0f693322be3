import { defineForm } from '@fivefold/shared/forms/form-definition'
import { initialValues, type FormOutput, type FormValues } from '@fivefold/shared/forms/form-fields'
import { emailText, optionalText, requiredChoice, requiredTick } from '@fivefold/shared/forms/rules'
import { paths } from '@fivefold/shared/routing/paths'
import {
  choiceField,
  companyField,
  emailField,
  nameField,
  placeholder,
} from '../lead-form/person-fields'
import { waitlistContent, waitlistTiers } from './waitlist-content'

const { tiers, form, toast, receipt, ...offered } = waitlistContent
const { agreement, agreementHint, title, submit } = form

/** Specification 2, section 5. Fields have the names of the stored entry. */
export const waitlistFields = {
  tier: {
    label: 'Tier',
    initial: 'free',
    options: tiers.map(({ value, label, features }) => ({
      value,
      label,
      hint: features.join('\n'),
    })),
    rule: requiredChoice(waitlistTiers, 'Choose a tier.'),
  },
  name: { ...nameField, dir: 'auto' },
  email: { ...emailField, rule: emailText('Enter the email address for your invitation.') },
  company: { ...companyField, dir: 'auto' },
  role: choiceField('Role', offered.roleOptions, 'Choose your role.'),
  companySize: choiceField('Company Size', offered.companySizeOptions, 'Choose your company size.'),
  primaryInterest: {
    label: 'Primary Interest',
    options: offered.interestOptions,
    placeholder,
    rule: optionalText(),
  },
  referralSource: choiceField(
    'How did you hear about us?',
    offered.referralOptions,
    'Choose how you heard about us.',
  ),
  agreedToUpdates: {
    label: agreement,
    required: true,
    hint: agreementHint,
    initial: false,
    rule: requiredTick('Check this box so we can email your invitation.'),
  },
}

export type WaitlistForm = FormValues<typeof waitlistFields>
export type WaitlistAnswers = FormOutput<typeof waitlistFields>

export const emptyWaitlistForm = initialValues(waitlistFields)

export const waitlistLead = defineForm({
  name: 'marketing/waitlist',
  path: paths.waitlist,
  title,
  submit,
  failure: 'Not on the waitlist yet',
  success: toast,
  receipt,
  consent: { version: 'waitlist-1', text: agreement, isTicked: true },
  fields: waitlistFields,
  collection: 'waitlistEntries',
})
