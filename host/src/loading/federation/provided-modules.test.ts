import {
  contractVersion,
  sharedLibraries,
  sharedModules,
  withheldExports,
} from '@fivefold/shared/federation/shared-modules'
import * as siteStore from '@fivefold/shared/store/site-store'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as library from 'styled-components'
import { expect, it } from 'vitest'
import { instanceOf, providedModules } from './provided-modules'
import * as given from './styled-components'

it('gives remotes every export of styled-components that the contract promises', () => {
  const withheld = withheldExports['styled-components'] ?? []
  const promised = ['default', ...Object.keys(library)].filter((name) => !withheld.includes(name))
  expect(Object.keys(given).toSorted()).toEqual([...new Set(promised)].toSorted())
})

it('gives every shared module under its version, and no other', () => {
  const versions = Object.entries(providedModules).map(([name, share]) => [
    name,
    Object.keys(share).join(),
  ])
  expect(Object.fromEntries(versions)).toEqual({
    react: react.version,
    'react/jsx-runtime': react.version,
    'react-dom': reactDom.version,
    'styled-components': library.version,
    ...Object.fromEntries(sharedModules.map((name) => [name, contractVersion])),
  })
})

it('gives the host’s instance of each, directly and in module federation’s shape', async () => {
  for (const name of [...sharedLibraries, ...sharedModules]) {
    const [share] = Object.values(providedModules[name] ?? {})
    const instance = instanceOf(name)
    expect(instance, name).toBeTypeOf('object')
    expect(share?.lib(), name).toEqual({ __esModule: true, ...instance })
    expect((await share?.get())?.(), name).toEqual({ __esModule: true, ...instance })
  }
})

it('gives instances that no remote can replace', () => {
  expect(providedModules['react']?.[react.version]).toMatchObject({
    from: 'host',
    scope: ['default'],
    loaded: true,
    shareConfig: { singleton: true, requiredVersion: false },
  })
})

it('knows modules by the names they are imported under, and no others', () => {
  expect(instanceOf('@fivefold/shared/store/site-store')).toBe(siteStore)
  expect(instanceOf('lodash')).toBeUndefined()
  expect(instanceOf('constructor')).toBeUndefined()
})
