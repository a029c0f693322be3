import { dollarWords } from '@fivefold/shared/words/count-words'
import type { ResellerTier } from '../../facts/partner-terms'

/** The tier's margin on a list price, for example `$20,000 to $25,000`. */
export function earnings(listPrice: number, { from, to }: Pick<ResellerTier, 'from' | 'to'>) {
  const of = (percent: number) => dollarWords((listPrice * percent) / 100)
  return `${of(from)} to ${of(to)}`
}
