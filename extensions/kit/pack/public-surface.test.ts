import { expect, it } from 'vitest'
import { hashedNames } from './public-surface'

const text = `import type { Path } from './paths';
export { useParams, useNavigate as useGoTo } from 'router';
export * from './facts';
export * as brand from './brand';
interface Base {
    /** An address of the site. */
    to: Path;
}
export interface LinkProps extends Base { replace?: boolean }
export declare const first: number, second: string;
export declare function Link(props: LinkProps): void;
`

const facts = 'export declare const limit = 10;'
const hashedNamesOf = (text: string, facts = '') =>
  hashedNames(text, (source) => (source === './facts' ? facts : source))
const nameOf = (hashed: string) => hashed.replace(/ \w+$/, '')

it('lists every name that a module exports, and those that it only declares in parentheses', () => {
  expect(hashedNamesOf(text).map(nameOf)).toEqual([
    'useParams',
    'useGoTo',
    '* of ./facts',
    'brand',
    '(Base)',
    'LinkProps',
    'first',
    'second',
    'Link',
  ])
})

it.each([
  ['props: LinkProps', 'props?: LinkProps', ['Link']],
  ['to: Path', 'to?: Path', ['(Base)']],
  ["from 'router'", "from 'other'", ['useParams', 'useGoTo']],
  ['An address of the site.', 'An address.', []],
  ['{ replace?: boolean }', '{\n    replace?: boolean\n}', []],
])('“%s” as “%s” changes the hashes of %j', (from, to, names) => {
  const before = hashedNamesOf(text)
  const now = hashedNamesOf(text.replace(from, to))
  expect(now.filter((hashed) => !before.includes(hashed)).map(nameOf)).toEqual(names)
})

it('a change of a re-export changes its hash', () => {
  const before = hashedNamesOf(text, facts)
  const commented = hashedNamesOf(text, `/** A limit. */ ${facts}`)
  const now = hashedNamesOf(text, facts.replace('10', '20'))
  expect(commented).toEqual(before)
  expect(now.filter((hashed) => !before.includes(hashed)).map(nameOf)).toEqual(['* of ./facts'])
})
