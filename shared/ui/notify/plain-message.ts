import { token } from '../theme/tokens'
import type { Notification } from './notification'

const boxStyle = `position:fixed;inset:auto 1rem 1rem;z-index:${token.layer.toast};max-width:24rem;padding:1rem;border:1px solid;border-radius:${token.radius.card};background:${token.color.raised}`

/** Milliseconds that a plain message is shown. */
const shownFor = 15_000

/** Shows a message if the code of the toasts cannot be loaded. @returns a function that removes it. */
export function showPlainMessage({ title, description = '' }: Notification): () => void {
  const box = document.createElement('p')
  const heading = document.createElement('strong')
  heading.textContent = title
  box.role = 'alert'
  box.style.cssText = boxStyle
  box.append(heading, ` ${description}`)
  document.body.append(box)
  setTimeout(() => box.remove(), shownFor)
  return () => box.remove()
}
