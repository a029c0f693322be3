import { boolean } from 'valibot'
import { optionalText, requiredChoice } from '@fivefold/shared/forms/rules'
import { requestPerson } from '../../lead-form/request-person'
import { demoRequestContent } from './demo-request-content'

const { placeholder, hints, consent, ...offered } = demoRequestContent

const choice = (options: readonly { value: string; label: string }[], message: string) => ({
  required: true,
  options,
  placeholder,
  rule: requiredChoice(
    options.map(({ value }) => value),
    message,
  ),
})

export const demoRequestFields = {
  ...requestPerson,
  role: { label: 'Role', ...choice(offered.roles, 'Choose your role.') },
  companySize: {
    label: 'Company Size',
    ...choice(offered.companySizes, 'Choose your company size.'),
  },
  primaryUseCase: {
    label: 'Primary Use Case',
    ...choice(offered.primaryUseCases, 'Choose your primary use case.'),
  },
  currentSystems: { label: 'Current Systems', hint: hints.currentSystems, rule: optionalText() },
  specificNeeds: { label: 'Specific Needs', hint: hints.specificNeeds, rule: optionalText() },
  agreeToContact: { label: consent, initial: false, rule: boolean() },
}
