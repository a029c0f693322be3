import { expect, test } from 'vitest'
import { libraryNotice } from './libraries-of-host'

test('a notice names the versions, and how to see the pages with their own', () => {
  const others = [
    { name: 'react', own: '20.0.0', host: '19.3.1' },
    { name: 'styled-components', own: '7.0.0', host: '6.6.0' },
  ]
  expect(libraryNotice('billing', others)).toBe(
    'billing is built with react 20.0.0 and styled-components 7.0.0. Development draws its pages with ' +
      'the host’s react 19.3.1 and styled-components 6.6.0; `release --preview` shows them with their own.',
  )
})
