import { expect, it } from 'vitest'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import { page } from '../testing/fake-site'
import { appsToRender } from './apps-to-render'

const remote = (route: string, signIn: boolean) => ({
  live: { version: '1', entry: '/entry.js' },
  lastGood: null,
  routes: [{ ...page(route), access: { signIn } }],
})

const registry = (signIn: boolean): RegistryDocument => ({
  schema: 1,
  host: { version: '1', lastGood: null },
  remotes: { support: remote('/support', signIn), portal: remote('/portal', true) },
})

it('renders the documents of all remotes when another page is guarded', () => {
  expect(appsToRender(registry(true), registry(true))).toEqual([])
  expect(appsToRender(registry(true), registry(false))).toEqual(['support', 'portal'])
})
