/** React's own record of a field's value; it ignores events that do not change it. */
interface Tracked {
  _valueTracker?: { setValue: (value: string) => void }
}

const isTick = (field: Element): field is HTMLInputElement =>
  field.matches('[type="checkbox"], [type="radio"]')

/** Notifies the page's scripts of a field's value. The field and its caret stay as they are. */
export function notifyScripts(field: Element) {
  const { _valueTracker: tracker } = field as Tracked
  tracker?.setValue(isTick(field) ? String(!field.checked) : `${Reflect.get(field, 'value')}\n`)
  // React listens for the click of a tick. A click event that is not a mouse event ticks nothing.
  const types = isTick(field) ? ['click', 'input', 'change'] : ['input', 'change']
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Whether a field holds the value in its markup, which scripts assume. */
export function isAsRendered(field: Element): boolean {
  // The chosen radio reports for its group.
  if (isTick(field))
    return field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)
  if (field instanceof HTMLSelectElement)
    return field.options[field.selectedIndex]?.defaultSelected !== false
  return Reflect.get(field, 'value') === Reflect.get(field, 'defaultValue')
}
