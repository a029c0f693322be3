import { emailText, requiredText, textLimit } from '@fivefold/shared/forms/rules'
import { companyField, emailField, nameField } from '../lead-form/person-fields'
import { solutionsContent } from './solutions-content'

const wrongEmail = 'Enter an email address such as name@company.com.'

export const inquiryFields = {
  name: { ...nameField, rule: requiredText('Enter your name.', 200) },
  email: { ...emailField, rule: emailText(wrongEmail, wrongEmail) },
  company: { ...companyField, required: true, rule: requiredText('Enter your company.', 200) },
  needs: {
    label: 'Describe your needs',
    required: true,
    rows: 5,
    limit: textLimit,
    hint: solutionsContent.form.hint,
    rule: requiredText('Describe in a sentence or two what you need.'),
  },
}
