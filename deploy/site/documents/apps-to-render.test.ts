import { expect, it } from 'vitest'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { page } from '../../testing/fake-site'
import { appsToRender } from './apps-to-render'

const remote = (route: string, signIn: boolean, description = '') => ({
  live: { version: '1', entry: '/entry.js' },
  lastGood: null,
  routes: [{ ...page(route), description, access: { signIn } }],
})

const registry = (signIn: boolean, description?: string): RegistryDocument => ({
  schema: 1,
  host: { version: '1', lastGood: null },
  remotes: { support: remote('/support', signIn, description), portal: remote('/portal', true) },
})

it('renders the documents of all remotes when another page is guarded', () => {
  expect(appsToRender(registry(true), registry(true))).toEqual([])
  expect(appsToRender(registry(true), registry(false))).toEqual(['support', 'portal'])
})

it('renders the documents of a remote whose page is described in other words', () => {
  expect(appsToRender(registry(true, 'Help'), registry(true, 'Answers'))).toEqual(['support'])
})
