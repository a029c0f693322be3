type Composing = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>
type Pressed = Pick<KeyboardEvent, 'key' | 'code'>
type Modified = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>

/**
 * Whether an input method handles the key, as part of a composition. Safari tells only by the key code.
 * @example isComposing({ isComposing: false, keyCode: 229 }) // true
 */
export const isComposing = ({ isComposing, keyCode }: Composing) => isComposing || keyCode === 229

/**
 * The key that an event means: a Latin letter in lower case on any layout, any other key by name. If the layout has
 * another letter on the key, the Latin letter at the same position counts.
 * @example latinKey({ key: 'о', code: 'KeyJ' }) // 'j'
 */
export function latinKey({ key, code }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  // `Enter` and `1` keep their names, even at a letter's position.
  return (!/^[a-z\d]/i.test(key) && /^Key(.)$/.exec(code)?.[1]?.toLowerCase()) || key
}

/**
 * Ctrl+K, or Cmd+K on Apple's devices: Ctrl+K deletes to the end of the line there. Every document has this rule, so
 * it is shorter than by `latinKey`.
 * @example isSearchKey({ key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false }) // false
 */
export const isSearchKey = ({ key, code, ctrlKey, metaKey }: Pressed & Modified) =>
  (metaKey || (ctrlKey && !/Mac|iP/.test(navigator.platform))) &&
  (/^k$/i.test(key) || (code === 'KeyK' && !/^[a-z\d]/i.test(key)))
