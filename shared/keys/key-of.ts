type Composing = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>
type Pressed = Pick<KeyboardEvent, 'key' | 'code'>

/** An input method takes the key: it belongs to the text that is being composed. Safari says so by the code alone. */
export const isComposing = ({ isComposing, keyCode }: Composing) => isComposing || keyCode === 229

/**
 * The key that an event means: a Latin letter in lower case, whatever the layout; another key by its name. Where the
 * layout has another letter on the key, it is the one that a Latin keyboard has in its place.
 */
export function latinKey({ key, code }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  // `Enter` and `1` are their own names, on a letter's place too.
  return (!/^[a-z\d]/i.test(key) && /^Key(.)$/.exec(code)?.[1]?.toLowerCase()) || key
}
