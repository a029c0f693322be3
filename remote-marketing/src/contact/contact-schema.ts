import * as v from 'valibot'
import { emailText, optionalText, requiredText } from '@fivefold/shared/forms/rules'

export const contactMessages = {
  name: 'Enter your name.',
  email: 'Enter the address we should reply to, like name@company.com.',
  company: '',
  role: 'Choose your role.',
  inquiryType: 'Choose what it is about.',
  message: 'Write what we can do for you.',
}

/** Specification 2, section 5; the browser asks first, this asks for more than blanks. */
export const contactSchema = v.object({
  name: requiredText(contactMessages.name),
  email: emailText(contactMessages.email),
  company: optionalText(),
  role: requiredText(contactMessages.role),
  inquiryType: requiredText(contactMessages.inquiryType),
  message: requiredText(contactMessages.message),
})

export type ContactAnswers = v.InferOutput<typeof contactSchema>

export const emptyContact: ContactAnswers = {
  name: '',
  email: '',
  company: '',
  role: '',
  inquiryType: '',
  message: '',
}
