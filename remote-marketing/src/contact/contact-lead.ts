import { defineForm } from '@fivefold/shared/forms/form-definition'
import { emailText, requiredText } from '@fivefold/shared/forms/rules'
import { paths } from '@fivefold/shared/routing/paths'
import { choiceField, companyField, emailField, nameField } from '../lead-form/person-fields'
import { contactContent } from './contact-content'

const { form, roleOptions, inquiryOptions, toast } = contactContent
const { hints, title, submit } = form
const wrongEmail = 'Enter the address we should reply to, like name@company.com.'

/** Specification 2, section 5. The browser checks first; these rules also refuse blanks. */
export const contactLead = defineForm({
  name: 'marketing/contact',
  path: paths.contact,
  title,
  submit,
  failure: 'Message not sent',
  success: toast,
  consent: {
    version: 'contact-1',
    text: 'We use your message to answer you, and for nothing else.',
  },
  fields: {
    name: { ...nameField, dir: 'auto' },
    email: { ...emailField, rule: emailText(wrongEmail, wrongEmail) },
    company: { ...companyField, dir: 'auto' },
    role: choiceField('Role', roleOptions, 'Choose your role.'),
    inquiryType: {
      ...choiceField('Inquiry Type', inquiryOptions, 'Choose what it is about.'),
      wide: true,
    },
    message: {
      label: 'Message',
      required: true,
      dir: 'auto',
      rows: 6,
      hint: hints.message,
      rule: requiredText('Tell us how we can help.'),
    },
  },
  collection: 'contactForms',
})
