import {
  emailText,
  lineLimit,
  optionalText,
  requiredChoice,
  requiredText,
} from '@fivefold/shared/forms/rules'

/* Fields that several forms have. Forms add their own rules and messages. */

export const nameField = {
  label: 'Name',
  required: true,
  autoComplete: 'name',
  rule: requiredText('Enter your name.', lineLimit),
}

export const emailField = { label: 'Email', required: true, type: 'email', autoComplete: 'email' }

export const companyField = {
  label: 'Company',
  autoComplete: 'organization',
  rule: optionalText(lineLimit),
}

export const placeholder = 'Please choose'

/** A choice that must be made. */
export const choiceField = (
  label: string,
  options: readonly { value: string; label: string }[],
  message: string,
) => ({
  label,
  required: true,
  options,
  placeholder,
  rule: requiredChoice(
    options.map(({ value }) => value),
    message,
  ),
})

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
