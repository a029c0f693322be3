import { InvalidArgumentError } from '@commander-js/extra-typings'
import { mostStages } from './decision/decide'

/** Percentages in their order, from `5,25,50`. */
export function readSteps(text: string): number[] {
  const steps = text.split(',').map((step) => (/^\d{1,2}$/.test(step) ? Number(step) : 0))
  const rise = steps.every((step, index) => step > (steps[index - 1] ?? 0))
  if (rise && steps.length <= mostStages) return steps
  throw new InvalidArgumentError(
    `Write up to ${mostStages} rising percentages from 1 to 99: 5,25,50.`,
  )
}

/** Hours, from `12h` or `7d`. */
export function readHours(text: string): number {
  const [, count = '', unit] = /^(\d{1,3})([hd])$/.exec(text) ?? []
  const hours = Number(count) * (unit === 'h' ? 1 : 24)
  if (hours > 0) return hours
  throw new InvalidArgumentError('Write hours or days: 12h, 7d.')
}

export function readAlpha(text: string): number {
  const alpha = /^0?\.\d{1,9}$/.test(text) ? Number(text) : 0
  if (alpha > 0 && alpha <= 0.2) return alpha
  throw new InvalidArgumentError('Write a probability up to 0.2: 0.01.')
}
