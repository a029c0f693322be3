import type { PageOf } from '@fivefold/shared/listing/page-of'

const figure = (count: number) => count.toLocaleString('en-US')

export const listingContent = {
  range: ({ from, to, total }: PageOf<unknown>) =>
    `${figure(from)}–${figure(to)} of ${figure(total)}`,
} as const
