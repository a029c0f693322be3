import { cleared } from '@fivefold/shared/storage/stored-data'
import { notices, replaceSeam } from '@fivefold/shared/seams/site-seams'

/** This browser's last start, error and vitals of each remote, in each role, with their stage and day. */
export const watchPrefix = 'fivefold-watch:'

const stored = {
  place: `${watchPrefix}…`,
  content: 'Whether this browser was counted today as one that a page works or fails in',
  until: cleared,
}

const counting =
  'Once a day, our server counts in how many browsers each part of the site works or fails, and in some of them how fast it is, by kind of browser and without anything you typed. If your browser asks not to be tracked, it isn’t counted.'

/** Tells visitors what is counted. */
export function replaceNotices(): void {
  replaceSeam(notices, { stored: [...notices.stored, stored], counting })
}
