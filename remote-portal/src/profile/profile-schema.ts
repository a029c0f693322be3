import * as v from 'valibot'
import { emailText, optionalText, requiredText } from '@fivefold/shared/forms/rules'
import { profileContent } from './profile-content'

const { errors } = profileContent

/** Characters a field may have; names and companies longer than this are pasted by mistake. */
const limits = { name: 100, company: 120, phone: 40 }

export const profileSchema = v.object({
  name: requiredText(errors.name, limits.name),
  email: emailText(errors.email, errors.emailShape),
  company: optionalText(limits.company),
  phone: optionalText(limits.phone),
})
