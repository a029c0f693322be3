import { defineForm } from '@fivefold/shared/forms/form-definition'
import { optionalText, requiredTick } from '@fivefold/shared/forms/rules'
import { paths } from '@fivefold/shared/routing/paths'
import { choiceField, requestPerson } from '../../lead-form/person-fields'
import { demoRequestContent } from './demo-request-content'

const { placeholder, hints, consent, title, submit, success, ...offered } = demoRequestContent

const choice = (...field: Parameters<typeof choiceField>) => ({
  ...choiceField(...field),
  placeholder,
})

export const cortexLead = defineForm({
  name: 'marketing/cortex',
  path: `${paths.cortex}#demo`,
  title,
  submit,
  failure: 'Request not sent',
  success,
  consent: { version: 'cortex-1', text: consent, isTicked: true },
  fields: {
    ...requestPerson,
    role: choice('Role', offered.roles, 'Choose your role.'),
    companySize: choice('Company Size', offered.companySizes, 'Choose your company size.'),
    primaryUseCase: choice(
      'Primary Use Case',
      offered.primaryUseCases,
      'Choose your primary use case.',
    ),
    currentSystems: {
      label: 'Current Systems',
      hint: hints.currentSystems,
      wide: true,
      rule: optionalText(),
    },
    specificNeeds: {
      label: 'Specific Needs',
      hint: hints.specificNeeds,
      rows: 4,
      rule: optionalText(),
    },
    agreeToContact: {
      label: consent,
      initial: false,
      rule: requiredTick('Check this box so we may contact you.'),
    },
  },
  fixed: { source: 'cortex' },
  collection: 'demoRequests',
})
