import { array, minLength, picklist, pipe } from 'valibot'
import { initialValues, type FormValues } from '@fivefold/shared/forms/form-fields'
import {
  emailText,
  lineLimit,
  optionalText,
  requiredChoice,
  requiredText,
} from '@fivefold/shared/forms/rules'
import {
  choiceField,
  companyField,
  emailField,
  nameField,
  placeholder,
} from '../../lead-form/person-fields'
import { demoContent, demoProducts, demoTypes } from './demo-content'

const { hints, labels, ...offered } = demoContent
const noProducts: readonly string[] = []

export const typeFields = {
  demoType: {
    label: labels.demoType,
    required: true,
    options: offered.offers.map(({ value, label, duration, text }) => ({
      value,
      label,
      hint: `${duration}. ${text}`,
    })),
    rule: requiredChoice(demoTypes, 'Choose one of the three demos.'),
  },
}

export const infoFields = {
  name: { ...nameField, dir: 'auto' },
  email: { ...emailField, rule: emailText('Enter the email address for the invite.') },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel', rule: optionalText(lineLimit) },
  company: {
    ...companyField,
    required: true,
    dir: 'auto',
    rule: requiredText('Enter the name of your company.', lineLimit),
  },
  role: choiceField('Role', offered.roleOptions, 'Choose your role.'),
  companySize: choiceField('Company Size', offered.companySizeOptions, 'Choose your company size.'),
  industry: {
    ...choiceField('Industry', offered.industryOptions, 'Choose your industry.'),
    wide: true,
  },
  currentChallenges: {
    label: 'Current Challenges',
    dir: 'auto',
    rows: 4,
    hint: hints.currentChallenges,
    rule: optionalText(),
  },
}

export const caseFields = {
  specificUseCase: {
    label: 'Specific Use Case',
    required: true,
    dir: 'auto',
    rows: 4,
    hint: hints.specificUseCase,
    rule: requiredText('Describe the work you want to automate.'),
  },
  interestedProducts: {
    label: labels.interestedProducts,
    required: true,
    hint: hints.interestedProducts,
    options: offered.productOptions,
    initial: noProducts,
    rule: pipe(array(picklist(demoProducts)), minLength(1, 'Select at least one product.')),
  },
  integrationNeeds: {
    label: 'Integration Needs',
    dir: 'auto',
    rows: 3,
    hint: hints.integrationNeeds,
    rule: optionalText(),
  },
  timeline: {
    label: 'Timeline',
    options: offered.timelineOptions,
    placeholder,
    rule: optionalText(),
  },
}

/** Every field of the request, named as in the stored record. */
export const demoFields = { ...typeFields, ...infoFields, ...caseFields }

/** The answers so far, complete or not. */
export type DemoForm = FormValues<typeof demoFields>

export const emptyDemoForm = initialValues(demoFields)
