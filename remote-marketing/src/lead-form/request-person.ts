import { emailText, lineLimit, requiredText } from '@fivefold/shared/forms/rules'
import { companyField, emailField, nameField } from './person-fields'

const wrongEmail = 'Enter an email address such as name@company.com.'

/** The fields of a person who asks for a demo. */
export const requestPerson = {
  name: nameField,
  email: { ...emailField, rule: emailText(wrongEmail, wrongEmail) },
  company: {
    ...companyField,
    required: true,
    rule: requiredText('Enter your company.', lineLimit),
  },
}
