import { boolean } from 'valibot'
import {
  emailText,
  lineLimit,
  optionalText,
  requiredChoice,
  requiredText,
} from '@fivefold/shared/forms/rules'
import { companyField, emailField, nameField } from '../../lead-form/person-fields'
import { demoRequestContent } from './demo-request-content'

const { placeholder, hints, consent, ...offered } = demoRequestContent
const wrongEmail = 'Enter an email address such as name@company.com.'

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
  name: nameField,
  email: { ...emailField, rule: emailText(wrongEmail, wrongEmail) },
  company: {
    ...companyField,
    required: true,
    rule: requiredText('Enter your company.', lineLimit),
  },
  role: { label: 'Role', ...choice(offered.roles, 'Choose your role.') },
  companySize: {
    label: 'Company Size',
    ...choice(offered.companySizes, 'Choose the size of your company.'),
  },
  primaryUseCase: {
    label: 'Primary Use Case',
    ...choice(offered.primaryUseCases, 'Choose what you would use Cortex for.'),
  },
  currentSystems: { label: 'Current Systems', hint: hints.currentSystems, rule: optionalText() },
  specificNeeds: { label: 'Specific Needs', hint: hints.specificNeeds, rule: optionalText() },
  agreeToContact: { label: consent, initial: false, rule: boolean() },
}
