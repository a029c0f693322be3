import type { PageOf } from '@fivefold/shared/listing/page-of'
import { countWords } from '@fivefold/shared/words/count-words'

export const listingContent = {
  range: ({ from, to, total }: PageOf<unknown>) =>
    `${countWords(from)}–${countWords(to)} of ${countWords(total)}`,
} as const
