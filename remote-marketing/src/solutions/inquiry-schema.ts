import * as v from 'valibot'
import { emailText, requiredText } from '@fivefold/shared/forms/rules'

export const inquiryMessages = {
  name: 'Enter your name.',
  email: 'Enter an e-mail address such as name@company.com.',
  company: 'Enter your company.',
  needs: 'Describe in a sentence or two what you need.',
}

export const InquirySchema = v.object({
  name: requiredText(inquiryMessages.name, 200),
  email: emailText(inquiryMessages.email),
  company: requiredText(inquiryMessages.company, 200),
  needs: requiredText(inquiryMessages.needs),
})

export type Inquiry = v.InferOutput<typeof InquirySchema>

export const emptyInquiry: Inquiry = { name: '', email: '', company: '', needs: '' }
