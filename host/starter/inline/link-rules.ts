import { linkRulesId } from '@fivefold/shared/start/start-data'

/**
 * Activates the document's speculation rules at the visitor's first sign. Active rules are matched against every link
 * during layout (10 to 30 ms on a slow processor), and apply when a link is pointed at.
 */
export function readLinkRules() {
  // The rules come last in the document and may not be there yet.
  const rules = document.getElementById(linkRulesId)
  if (!rules || rules.parentElement === document.head) return
  rules.setAttribute('type', 'speculationrules')
  // An inert script runs when it is inserted again.
  document.head.append(rules)
}
