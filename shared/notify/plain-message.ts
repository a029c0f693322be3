import { token } from '../theme/tokens'
import type { Notification } from './notification'

/** Milliseconds that a plain message is shown. */
const shownFor = 15_000

/** Shows a message if the code of the toasts cannot be loaded. @returns a function that removes it. */
export function showPlainMessage({ title, description = '' }: Notification): () => void {
  const box = document.createElement('p')
  box.role = 'alert'
  box.textContent = `${title} ${description}`
  box.style.cssText = `position:fixed;inset:auto 1rem 1rem;z-index:50;padding:1rem;border:1px solid;background:${token.color.raised}`
  document.body.append(box)
  setTimeout(() => box.remove(), shownFor)
  return () => box.remove()
}
