import type { FieldValues } from './drafts/field-values'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Writable<Values> = { -readonly [Name in keyof Values]: Values[Name] }

export const isControl = (target: unknown): target is FormControl =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Reads every named control, including empty ones that browsers omit. */
export function valuesOf(form: HTMLFormElement): FieldValues {
  const values: Writable<FieldValues> = {}
  for (const control of form.elements) {
    if (!isControl(control) || !control.name) continue
    if (control instanceof HTMLInputElement) readInput(values, control)
    else values[control.name] = control.value
  }
  return values
}

function readInput(values: Writable<FieldValues>, input: HTMLInputElement) {
  const { name, type, value, checked } = input
  if (type === 'submit' || type === 'button') return
  if (type === 'radio') values[name] = checked ? value : (values[name] ?? '')
  else if (type === 'checkbox' && !input.hasAttribute('value')) values[name] = checked
  else if (type === 'checkbox') {
    const ticked = values[name]
    const others = Array.isArray(ticked) ? ticked : []
    values[name] = checked ? [...others, value] : others
  } else values[name] = value
}
