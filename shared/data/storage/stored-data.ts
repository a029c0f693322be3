import {
  draftPrefix,
  earlyEventsKey,
  errorLogKey,
  filesPrefix,
  journalPrefix,
  quarantinePrefix,
  receiptPrefix,
  recordsPrefix,
  storeKey,
  themeKey,
  viewsPrefix,
} from './storage-keys'

const cleared = 'You clear this browser’s data'
const deleted = 'You delete your account or clear this browser’s data'
const tabClosed = 'You close the tab'

/**
 * Additional data that a site with an intake keeps in the browser.
 * @example sentData.map(({ place }) => place)
 */
export const sentData = [
  { place: `${receiptPrefix}…`, content: 'That a form you sent has arrived', until: deleted },
  { place: 'fivefold-sender', content: 'A secret by which you can withdraw it', until: cleared },
  {
    place: 'fivefold-withdrawal:…',
    content: 'A form you deleted, until our server has deleted it, too',
    until: 'It is deleted there',
  },
  {
    place: 'fivefold-person',
    content: 'Your account on our server, and which answers this browser has',
    until: 'You sign out',
  },
  {
    place: 'fivefold-leaving',
    content: 'That you signed out or deleted your account, until our server knows',
    until: 'Our server knows',
  },
  {
    place: 'fivefold-watch:…',
    content: 'Whether this browser was counted today as one that a page works or fails in',
    until: cleared,
  },
  {
    place: '__Host-fivefold-session (cookie)',
    content: 'The key of your session; no script reads it',
    until: 'You sign out, or 30 days have passed',
  },
] as const

/**
 * Sentences about a visitor's data that a site with an intake says in place of those of other sites.
 * @example sentDataWords.profile
 */
export const sentDataWords = {
  privacy:
    'Signing in sets one cookie, the key of your session. The site loads nothing from advertisers. Forms you send go to our server, with the text you agreed to, and so do tickets and messages. Once a day, our server counts in how many browsers each part of the site works or fails, and in some of them how fast it is, by kind of browser and without anything you typed. If your browser asks not to be tracked, it isn’t counted. Everything else you enter stays on your device:',
  services:
    'Forms, tickets and messages you send go to our own server and to no other company, so this website has no subprocessors. That server counts requests by IP address for an hour at most and stores no address. Your browser contacts three outside services, and each sees your IP address.',
  profile:
    'Forms, tickets and messages you send go to our server, too. Everything else stays in this browser. Passwords are never stored. Anyone who uses this browser can read and change this data: signing in separates accounts but doesn’t protect them.',
} as const

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
