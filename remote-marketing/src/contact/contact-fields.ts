import { emailText, requiredText } from '@fivefold/shared/forms/rules'
import { choiceField, companyField, emailField, nameField } from '../lead-form/person-fields'
import { contactContent } from './contact-content'

const { form, roleOptions, inquiryOptions } = contactContent
const { hints } = form
const wrongEmail = 'Enter the address we should reply to, like name@company.com.'

/** Specification 2, section 5. The browser checks first; these rules also refuse blanks. */
export const contactFields = {
  name: { ...nameField, dir: 'auto' },
  email: { ...emailField, rule: emailText(wrongEmail, wrongEmail) },
  company: { ...companyField, dir: 'auto' },
  role: choiceField('Role', roleOptions, 'Choose your role.'),
  inquiryType: choiceField('Inquiry Type', inquiryOptions, 'Choose what it is about.'),
  message: {
    label: 'Message',
    required: true,
    dir: 'auto',
    rows: 6,
    hint: hints.message,
    rule: requiredText('Tell us how we can help.'),
  },
}
