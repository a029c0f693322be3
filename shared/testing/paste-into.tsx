import type { UserEvent } from '@testing-library/user-event'

/**
 * Fills an empty field at once: typing would render the page at each letter.
 * @example
 * import { renderPage } from '@fivefold/shared/testing/render-page'
 * const { person, getByLabelText } = renderPage(() => <input aria-label="Name" />, '/billing')
 * void pasteInto(person, getByLabelText('Name'), 'Ada Lindqvist')
 */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
