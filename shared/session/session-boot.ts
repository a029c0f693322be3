import { storeKey } from '../storage/storage-keys'

/**
 * Source of the inline script that marks the root element, before the first paint, when this browser has
 * stored something (`data-stored`), when somebody is signed in (`data-signed-in`) and when somebody has
 * joined the waitlist (`data-in-line`): prerendered pages show a first visit and nobody signed in, and
 * that must not flash. These are only hints, so the stored text is not parsed; a quote inside a record is
 * escaped.
 */
export const sessionBootScript = [
  '(function () {',
  "  var kept = ''",
  `  try { kept = localStorage.getItem('${storeKey}') || '' } catch (error) {}`,
  '  var marks = document.documentElement.dataset',
  "  if (kept) marks.stored = ''",
  `  if (kept.indexOf('"currentUser":{') > 0) marks.signedIn = ''`,
  `  if (kept.indexOf('"referralCode":"') > 0) marks.inLine = ''`,
  '})()',
].join('\n')
