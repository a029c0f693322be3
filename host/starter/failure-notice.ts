import { token } from '@fivefold/shared/theme/tokens'
import { starterAttribute } from './part'
import { failureWords } from '../src/screens/failure-content'

const box = `position:fixed;inset:auto ${token.space[4]} ${token.space[4]};z-index:${token.layer.toast};max-width:36rem;margin-inline-start:auto;padding:${token.space[4]} ${token.space[5]};border:1px solid ${token.color.warning};border-radius:${token.radius.card};background:${token.color.raised};box-shadow:${token.shadow.float};color:${token.color.ink};font:400 ${token.type.small}/1.5 ${token.font.sans}`
const button = `min-height:2.75rem;margin-block-start:${token.space[3]};padding-inline:${token.space[4]};border:0;border-radius:${token.radius.control};background:${token.color.ink};color:${token.color.paper};font:inherit;font-weight:600;cursor:pointer`

/**
 * Says that the page's scripts have not started, with the words of a page that failed
 * (host/src/page-content/prerendered-content.tsx); the page stays readable behind it.
 * @returns what takes the notice away.
 */
export function showFailure(details: string, onTryAgain: () => void): () => void {
  const notice = element('div', box)
  notice.setAttribute('role', 'alert')
  notice.setAttribute(starterAttribute, '')
  const heading = element('h2', `margin:0;font-size:${token.type.body};font-weight:600`)
  heading.textContent = failureWords.heading
  const text = element('p', 'margin:0')
  text.textContent = `${failureWords.apology} ${failureWords.stillReadable}`
  const reason = element('p', `margin:0;color:${token.color.inkMuted};overflow-wrap:anywhere`)
  reason.textContent = details
  const action = element('button', button)
  action.textContent = 'Try Again'
  action.addEventListener('click', onTryAgain)
  notice.append(heading, text, reason, action)
  document.body.append(notice)
  return () => notice.remove()
}

/** A policy that refuses inline styles takes those that a script sets. */
function element(tag: string, style: string) {
  const made = document.createElement(tag)
  made.style.cssText = style
  return made
}
