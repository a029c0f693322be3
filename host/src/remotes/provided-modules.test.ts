import { expect, it } from 'vitest'
import { withheldExports } from '@fivefold/shared/federation/shared-modules'
import * as library from 'styled-components'
import { styledComponents } from './styled-components'

it('gives remotes every export of styled-components that the contract promises', () => {
  const withheld = withheldExports['styled-components'] ?? []
  const promised = ['default', ...Object.keys(library)].filter((name) => !withheld.includes(name))
  expect(Object.keys(styledComponents).toSorted()).toEqual([...new Set(promised)].toSorted())
})
