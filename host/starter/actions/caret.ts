/** @returns what puts the caret, or what is selected, of a field back to where it is now. */
export function keepCaret(field: Element | null): () => void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {}
  const { selectionStart, selectionEnd } = field
  // Null where a field has no caret.
  return () => selectionStart !== null && field.setSelectionRange(selectionStart, selectionEnd)
}
