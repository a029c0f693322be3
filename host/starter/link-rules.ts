import { linkRulesId } from '@fivefold/shared/start/start-data'

const signs = ['pointerover', 'pointerdown', 'focusin']

/**
 * Has the browser read the document's speculation rules, at the first sign of a visitor: it holds every link against
 * them when the page is laid out, which is 10 to 30 ms of a slow processor, and follows them when a link is pointed at.
 */
export function readLinkRules() {
  const read = () => {
    for (const type of signs) document.removeEventListener(type, read, true)
    const rules = document.getElementById(linkRulesId)
    rules?.setAttribute('type', 'speculationrules')
    // A script that was data runs when it is inserted again.
    if (rules) document.head.append(rules)
  }
  for (const type of signs) document.addEventListener(type, read, true)
}
