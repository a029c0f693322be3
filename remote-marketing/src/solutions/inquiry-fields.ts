import { requiredText } from '@fivefold/shared/forms/rules'
import { requestPerson } from '../lead-form/request-person'
import { solutionsContent } from './solutions-content'

export const inquiryFields = {
  ...requestPerson,
  needs: {
    label: 'Describe your needs',
    required: true,
    rows: 5,
    hint: solutionsContent.form.hint,
    rule: requiredText('Describe your needs in a sentence or two.'),
  },
}
