import { dollarWords } from '@fivefold/shared/words/count-words'
import type { ResellerTier } from './resellers-content'

/** What both ends of the tier's margin leave of a list price, such as `$20,000 to $25,000`. */
export function earnings(listPrice: number, { from, to }: Pick<ResellerTier, 'from' | 'to'>) {
  const of = (percent: number) => dollarWords((listPrice * percent) / 100)
  return `${of(from)} to ${of(to)}`
}
