import { randomBytes } from 'node:crypto'
import { InvalidArgumentError } from '@commander-js/extra-typings'

const [hour, day] = [60 * 60, 24 * 60 * 60]

/** Seconds. */
export const defaultLifetime = 3 * day
const longestLifetime = 30 * day

/**
 * The seconds of a time such as `12h` or `3d`.
 * @throws InvalidArgumentError when the text is not a time, or too long for a preview that nobody
 * watches.
 */
export function readLifetime(text: string): number {
  const [, count = '', unit] = /^(\d{1,3})([hd])$/.exec(text) ?? []
  const seconds = Number(count) * (unit === 'h' ? hour : day)
  if (seconds > 0 && seconds <= longestLifetime) return seconds
  throw new InvalidArgumentError('Write hours or days, up to 30 days: 12h, 3d.')
}

/** A name that nobody guesses. It contains the preview's end, so that pruning needs no other file. */
export const newPreviewId = (ends: Date) =>
  `${Math.floor(ends.getTime() / 1000).toString(36)}-${randomBytes(12).toString('hex')}`

const previewId = /^[0-9a-z]{1,12}-[0-9a-f]{24}$/

export const isPreviewId = (text: string) => previewId.test(text)

export const endOf = (id: string) => new Date(Number.parseInt(id, 36) * 1000)
