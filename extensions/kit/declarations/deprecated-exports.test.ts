import { expect, it } from 'vitest'
import { deprecatedExports } from './deprecated-exports'

const declarations = `
/** Lives on. */
export declare function notify(): void;
/**
 * Says something for a while.
 * @deprecated until 2027-03-01: use notify of
 * @fivefold/shared/notify/toast
 * @example toast()
 */
export declare const toast: () => void;
export interface Notification {
    /** @deprecated until 2027-03-01: a property, which is no export */
    title: string;
}
`

it('reads the last day of an export, and its replacement', () => {
  const text = declarations.replace('of\n * @fivefold', 'of @fivefold')
  expect(deprecatedExports('notify/toast', text)).toEqual({
    toast: { until: '2027-03-01', instead: 'use notify of @fivefold/shared/notify/toast' },
  })
})

it.each(['@deprecated', '@deprecated use notify', '@deprecated until March: use notify'])(
  '“%s” does not pass',
  (words) => {
    const text = `/** ${words} */\nexport declare function toast(): void;`
    expect(() => deprecatedExports('notify/toast', text)).toThrow(
      'notify/toast: say of toast until when it is available',
    )
  },
)
