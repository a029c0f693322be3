import { failureWords } from './failure-content'

/** Marks the loader's own notice, which needs no other scripts. */
export const loaderAttribute = 'data-loader'

/* Writes tokens out: importing all of them (shared/ui/theme/tokens.ts) would make up a third of the loader. */
const boxStyle =
  'position:fixed;inset:auto 1rem 1rem auto;z-index:50;max-width:34rem;margin-left:1rem;padding:min(1rem,5vw);border:1px solid var(--color-warning);border-radius:14px;background:var(--color-raised);color:var(--color-ink);font-size:var(--type-small)'
const headingStyle = 'font-weight:600'
const buttonStyle =
  'margin:.75rem .5rem 0 0;padding:.75rem 1rem;border-radius:8px;background:var(--color-ink);color:var(--color-paper);font-weight:600'

/**
 * Says that the page is not interactive; the page stays readable behind the notice.
 * @returns a function that removes the notice.
 */
export function showFailure(details: string, onTryAgain: () => void): () => void {
  const box = element('div', '', boxStyle)
  const tryAgain = element('button', failureWords.tryAgain, buttonStyle)
  const goHome = element('button', failureWords.goHome, buttonStyle)
  box.setAttribute('role', 'alert')
  box.setAttribute(loaderAttribute, '')
  tryAgain.addEventListener('click', onTryAgain)
  goHome.addEventListener('click', () => location.assign('/'))
  box.append(
    element('h2', failureWords.heading, headingStyle),
    element('p', `${failureWords.apology} ${failureWords.stillReadable}`),
    element('p', details),
    tryAgain,
    goHome,
  )
  document.querySelector('main')?.append(box)
  return () => box.remove()
}

/** A policy that forbids inline styles allows styles that a script sets. */
function element(tag: string, text: string, style = '') {
  const made = document.createElement(tag)
  made.textContent = text
  made.style.cssText = style
  return made
}
