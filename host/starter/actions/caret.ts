import { fieldValue } from './field-value'

/** @returns what puts the caret, or what is selected, of a field back to where it is now. */
export function keepCaret(field: Element | null): () => void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {}
  const { selectionStart, selectionEnd } = field
  // Null where a field has no caret.
  return () => selectionStart !== null && field.setSelectionRange(selectionStart, selectionEnd)
}

/** @returns what has a field's caret put back later, if the field has another text by then. */
export function watchText(field: Element | null): () => () => void {
  const value = field && fieldValue(field)
  const restoreCaret = keepCaret(field)
  return () => (field && fieldValue(field) !== value ? restoreCaret : () => {})
}
