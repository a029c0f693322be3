/** What a visitor has put into a field: whether it is ticked, else its text, number or choice. */
export const fieldValue = (field: Element): unknown =>
  Reflect.get(field, field.matches('[type="checkbox"], [type="radio"]') ? 'checked' : 'value')

/** Of a radio, which is unticked when another of its group is ticked. */
export const groupOf = (field: Element) =>
  field.matches('[type="radio"]') ? field.getAttribute('name') : null
