/** What a visitor has put into a field: whether it is ticked, else its text, number or choice. */
export const fieldValue = (field: Element): unknown =>
  Reflect.get(field, field.matches('[type="checkbox"], [type="radio"]') ? 'checked' : 'value')

const isRadio = (field: Element): field is HTMLInputElement => field.matches('[type="radio"]')

/** Whether the one is unticked when the other is ticked. */
export const areOneGroup = (one: Element, other: Element) =>
  isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form
