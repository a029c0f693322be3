import {
  draftPrefix,
  earlyEventsKey,
  errorLogKey,
  filesPrefix,
  journalPrefix,
  quarantinePrefix,
  recordsPrefix,
  storeKey,
  themeKey,
  viewsPrefix,
} from './storage-keys'

/** @internal For extensions of the host. */
export const cleared = 'You clear this browser’s data'
/** @internal For extensions of the host. */
export const deleted = 'You delete your account or clear this browser’s data'
const tabClosed = 'You close the tab'

/**
 * Everything that the site keeps in a browser. A name that ends with an ellipsis is the beginning of several.
 * @example storedData.map(({ place }) => place)
 */
export const storedData = [
  {
    place: storeKey,
    content:
      'Accounts, tickets, votes, ideas, comments, forms you sent, and the counters of articles',
    until: cleared,
  },
  {
    place: `${journalPrefix}…`,
    content: 'Your latest changes, one small entry each, until they reach the store',
    until: 'They are in the store, usually seconds later',
  },
  {
    place: `${recordsPrefix}…`,
    content: 'Data kept by individual sections, with its latest changes',
    until: deleted,
  },
  {
    place: `${filesPrefix}…`,
    content: 'A file attached to a ticket',
    until: deleted,
  },
  {
    place: `${draftPrefix}…`,
    content: 'A form you started, such as a ticket',
    until: 'You submit or cancel it, or 7 days pass',
  },
  {
    place: `${viewsPrefix}…`,
    content: 'The tab, filters and sorting you used last in the portal and your profile',
    until: deleted,
  },
  {
    place: `${quarantinePrefix}…`,
    content: 'The original of stored data that couldn’t be read, if that ever happened',
    until: cleared,
  },
  {
    place: 'fivefold-desk',
    content: 'Whether keys, a sound and a count in the title help at the desk of support',
    until: cleared,
  },
  { place: themeKey, content: 'Light, dark or system', until: cleared },
  {
    place: errorLogKey,
    content: 'The last 10 errors of the site in this browser',
    until: 'Newer errors take their place',
  },
  {
    place: `${earlyEventsKey}…`,
    content: 'Page views from before the store started',
    until: 'They are in the store, usually seconds later',
  },
  {
    place: 'fivefold-scroll',
    content: 'How far you scrolled on the pages you visited',
    until: tabClosed,
  },
  {
    place: 'fivefold-lead-source',
    content: 'Where a visit came from, for the forms you send',
    until: tabClosed,
  },
  {
    place: 'fivefold-canary…',
    content: 'A number that decides whether this browser gets new releases early, or its group',
    until: cleared,
  },
  {
    place: 'fivefold-visited',
    content: 'Copies of the pages you visited, for use offline',
    until: 'You clear this browser’s data, or 60 newer pages take their place',
  },
  {
    place: 'fivefold-blog',
    content: 'A copy of the public blog feed, for when it can’t be reached',
    until: 'A newer copy takes its place',
  },
] as const
