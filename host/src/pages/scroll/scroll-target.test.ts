import { expect, it } from 'vitest'
import { scrollTarget, type Visit } from './scroll-target'

const visit = (change: Partial<Visit> = {}): Visit => ({
  key: 'b',
  pathname: '/platform',
  search: '',
  hash: '',
  navigation: 'PUSH',
  ...change,
})
const home = visit({ key: 'a', pathname: '/' })
const integ = { hash: '#integ' }
const goingBack = { navigation: 'POP' } as const
const replacing = { key: 'c', navigation: 'REPLACE' } as const

it.each<[string, Visit | undefined, Visit, number | undefined, unknown]>([
  ['a new page starts at the top', home, visit(), undefined, 'top'],
  ['so does one whose entry has a position of an earlier visit', home, visit(), 400, 'top'],
  ['an anchor shows its section', home, visit(integ), undefined, { anchor: '#integ' }],
  [
    'also on the first load',
    undefined,
    visit({ ...integ, ...goingBack }),
    undefined,
    { anchor: '#integ' },
  ],
  [
    'back, forward and reload restore the position before any anchor',
    home,
    visit({ ...integ, ...goingBack }),
    720,
    { top: 720 },
  ],
  [
    'another query does not scroll',
    visit(),
    visit({ ...replacing, search: '?industry=Retail' }),
    undefined,
    'stay',
  ],
  ['nor does another state of the entry', visit(), visit(replacing), undefined, 'stay'],
  ['a link to the page itself leads to the top', visit(), visit({ key: 'c' }), undefined, 'top'],
  ['a visit that was shown does not scroll again', visit(), visit(), 300, 'stay'],
])('%s', (_, from, to, position, target) => {
  expect(scrollTarget(from, to, position)).toEqual(target)
})
