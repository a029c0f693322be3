import { linkRulesId } from '@fivefold/shared/start/start-data'

/**
 * Has the browser read the document's speculation rules, at the first sign of a visitor: it holds every link against
 * them when the page is laid out, which is 10 to 30 ms of a slow processor, and follows them when a link is pointed at.
 */
export function readLinkRules() {
  // They come last in the document.
  const rules = document.getElementById(linkRulesId)
  if (!rules || rules.parentElement === document.head) return
  rules.setAttribute('type', 'speculationrules')
  // A script that was data runs when it is inserted again.
  document.head.append(rules)
}
