import { lineLimit, optionalText, requiredText } from '@fivefold/shared/forms/rules'

/* Fields that every form has; the forms add their own rules and messages. */

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
export const choiceField = <Options>(label: string, options: Options, message: string) => ({
  label,
  required: true,
  options,
  placeholder,
  rule: requiredText(message),
})
