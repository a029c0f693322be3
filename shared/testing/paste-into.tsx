import type { UserEvent } from '@testing-library/user-event'

/** Fills an empty field at once: each letter typed would render its page. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
