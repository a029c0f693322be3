import { emailText, lineLimit, requiredText } from '@fivefold/shared/forms/rules'
import { companyField, emailField, nameField } from '../lead-form/person-fields'
import { solutionsContent } from './solutions-content'

const wrongEmail = 'Enter an email address such as name@company.com.'

export const inquiryFields = {
  name: nameField,
  email: { ...emailField, rule: emailText(wrongEmail, wrongEmail) },
  company: {
    ...companyField,
    required: true,
    rule: requiredText('Enter your company.', lineLimit),
  },
  needs: {
    label: 'Describe your needs',
    required: true,
    rows: 5,
    hint: solutionsContent.form.hint,
    rule: requiredText('Describe in a sentence or two what you need.'),
  },
}
