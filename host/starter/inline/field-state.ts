/** A field's value and whether it is ticked. */
export type FieldState = readonly [value: unknown, isTicked: unknown]

type Field = Element & { value?: string; checked?: boolean }

export const fieldState = ({ value, checked }: Field): FieldState => [value, checked]
