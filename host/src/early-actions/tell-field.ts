/** React keeps the value that it has seen in a field, and ignores an event that brings the same. */
interface Tracked {
  _valueTracker?: { setValue: (value: string) => void }
}

const isTick = (field: Element): field is HTMLInputElement =>
  field.matches('[type="checkbox"], [type="radio"]')

/** Tells the page's scripts of what a field holds. The field stays as it is, with its caret. */
export function tellField(field: Element) {
  const { _valueTracker: tracker } = field as Tracked
  tracker?.setValue(isTick(field) ? String(!field.checked) : `${Reflect.get(field, 'value')}\n`)
  // React listens for the click of a tick. A click that is no mouse event ticks nothing.
  const types = isTick(field) ? ['click', 'input', 'change'] : ['input', 'change']
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Whether a field holds what its markup says, which is what scripts take it to hold. */
export function isAsRendered(field: Element): boolean {
  // The chosen radio tells for its group.
  if (isTick(field))
    return field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)
  if (field instanceof HTMLSelectElement)
    return field.options[field.selectedIndex]?.defaultSelected !== false
  return Reflect.get(field, 'value') === Reflect.get(field, 'defaultValue')
}
