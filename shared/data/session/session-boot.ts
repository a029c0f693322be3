import { storeKey } from '../storage/storage-keys'

/**
 * Source of the inline script that marks the root element before the first paint if this browser has stored data
 * (`data-stored`), a session (`data-signed-in`) or a place on the waitlist (`data-in-line`). Prerendered pages show a
 * first visit, signed out, which must not flash. These are only hints, so the stored text is not parsed; quotes inside
 * a record are escaped.
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
