import { storeKey } from '../persistence/snapshot/snapshot'

/**
 * Source of the inline script that marks the root element, before the first paint, when somebody is
 * signed in: prerendered pages show nobody signed in, and that must not flash. It is only a hint, so
 * the stored text is not parsed; a quote inside a record is escaped.
 */
export const sessionBootScript = [
  '(function () {',
  '  var kept = null',
  `  try { kept = localStorage.getItem('${storeKey}') } catch (error) {}`,
  `  if (kept && kept.indexOf('"currentUser":{') >= 0) document.documentElement.dataset.signedIn = ''`,
  '})()',
].join('\n')
