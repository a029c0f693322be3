import { expect, it } from 'vitest'
import { withheldExports } from '@fivefold/shared/federation/shared-modules'
import * as library from 'styled-components'
import * as given from './styled-components'

it('gives remotes every export of styled-components that the contract promises', () => {
  const withheld = withheldExports['styled-components'] ?? []
  const promised = ['default', ...Object.keys(library)].filter((name) => !withheld.includes(name))
  expect(Object.keys(given).toSorted()).toEqual([...new Set(promised)].toSorted())
})
