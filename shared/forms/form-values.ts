/** Texts and chosen values; true or false of a single checkbox; the ticked values of a group. */
export type FormValues = Record<string, string | boolean | string[]>

/** Reads every named control, also those that a browser leaves out when they are empty. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) readInput(values, control)
    else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      if (control.name) values[control.name] = control.value
    }
  }
  return values
}

function readInput(values: FormValues, input: HTMLInputElement) {
  const { name, type, value, checked } = input
  if (!name || type === 'submit' || type === 'button') return
  if (type === 'radio') values[name] = checked ? value : (values[name] ?? '')
  else if (type === 'checkbox' && !input.hasAttribute('value')) values[name] = checked
  else if (type === 'checkbox') {
    const ticked = values[name]
    const others = Array.isArray(ticked) ? ticked : []
    values[name] = checked ? [...others, value] : others
  } else values[name] = value
}
