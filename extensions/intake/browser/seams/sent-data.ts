import { cleared, deleted } from '@fivefold/shared/storage/stored-data'
import { filesCache } from '../../outbox/kept-files'
import {
  askedOnKey,
  leavingKey,
  personKey,
  receiptPrefix,
  senderKey,
  withdrawalPrefix,
} from '../../outbox/outbox-keys'

/** Additional data that the site keeps in the browser. */
export const sentData = [
  { place: `${receiptPrefix}…`, content: 'That a form you sent has arrived', until: deleted },
  { place: senderKey, content: 'A secret by which you can withdraw it', until: cleared },
  {
    place: `${withdrawalPrefix}…`,
    content: 'A form you deleted, until our server has deleted it, too',
    until: 'It is deleted there',
  },
  {
    place: `${filesCache} (cache)`,
    content: 'A file you attached, until our server has it',
    until: 'It has arrived there, or its draft is gone and a day has passed',
  },
  {
    place: personKey,
    content: 'Your account on our server, and which answers this browser has',
    until: 'You sign out',
  },
  {
    place: askedOnKey,
    content: 'The page on which you asked for a link to sign in',
    until: 'You sign in',
  },
  {
    place: leavingKey,
    content: 'That you signed out or deleted your account, until our server knows',
    until: 'Our server knows',
  },
  {
    place: '__Host-fivefold-session (cookie)',
    content: 'The key of your session; no script reads it',
    until: 'You sign out, or 30 days have passed',
  },
] as const

/** Sentences about a visitor's data, in place of those of other sites. */
export const sentDataWords = {
  browser: {
    sent: 'Signing in sets one cookie, the key of your session. The site loads nothing from advertisers. Forms you send go to our server, with the text you agreed to, and so do tickets and messages.',
    rest: 'Everything else you enter stays on your device:',
  },
  services:
    'Forms, tickets and messages you send go to our own server and to no other company, so this website has no subprocessors. That server counts requests by IP address for an hour at most and stores no address. Your browser contacts three outside services, and each sees your IP address.',
  profile:
    'Forms, tickets and messages you send go to our server, too. Everything else stays in this browser. Passwords are never stored. Anyone who uses this browser can read and change this data: signing in separates accounts but doesn’t protect them.',
} as const
