import { starterAttribute } from '../actions/part'
import { failureWords } from './failure-content'

/*
 * The values of tokens (shared/theme/tokens.ts) are written out: the object of all of them would be a tenth of
 * the starter.
 */
export const noticeStyles = {
  box: 'position:fixed;inset:auto 1rem 1rem;z-index:50;max-width:36rem;margin-inline-start:auto;padding:1rem 1.25rem;border:1px solid var(--color-warning);border-radius:14px;background:var(--color-raised);box-shadow:var(--shadow-float);color:var(--color-ink);font:400 var(--type-small)/1.5 var(--font-sans)',
  heading: 'margin:0;font-size:var(--type-body);font-weight:600',
  text: 'margin:0',
  reason: 'margin:0;color:var(--color-ink-muted);overflow-wrap:anywhere',
  button:
    'min-height:2.75rem;margin-block-start:0.75rem;padding-inline:1rem;border:0;border-radius:8px;background:var(--color-ink);color:var(--color-paper);font:inherit;font-weight:600;cursor:pointer',
}

/**
 * Says that the page's scripts have not started, with the words of a page that failed
 * (host/src/page-content/prerendered-content.tsx); the page stays readable behind it.
 * @returns what takes the notice away.
 */
export function showFailure(details: string, onTryAgain: () => void): () => void {
  const notice = element('div', noticeStyles.box)
  notice.setAttribute('role', 'alert')
  notice.setAttribute(starterAttribute, '')
  const heading = element('h2', noticeStyles.heading)
  heading.textContent = failureWords.heading
  const text = element('p', noticeStyles.text)
  text.textContent = `${failureWords.apology} ${failureWords.stillReadable}`
  const reason = element('p', noticeStyles.reason)
  reason.textContent = details
  const action = element('button', noticeStyles.button)
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
