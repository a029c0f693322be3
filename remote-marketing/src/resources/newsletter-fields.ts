import { emailText } from '@fivefold/shared/forms/rules'
import { emailField } from '../lead-form/person-fields'
import { resourcesContent } from './resources-content'

export const newsletterFields = {
  email: { ...emailField, rule: emailText(resourcesContent.newsletter.missing) },
}
