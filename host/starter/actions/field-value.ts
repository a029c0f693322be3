/** What a visitor has put into a field: whether it is ticked, else its text, number or choice. */
export const fieldValue = (field: Element): unknown =>
  Reflect.get(field, field.matches('[type="checkbox"], [type="radio"]') ? 'checked' : 'value')
