import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { appFolder } from '../../workspace/folders'
import { usedContract } from './module-contract'

const shareId = (name: string) => `\0virtual:mf:__mfe__loadShare__${name}__loadShare__.js`

const bundleOf = (modules: Record<string, string[]>) =>
  ({
    'parts.js': {
      type: 'chunk',
      modules: Object.fromEntries(
        Object.entries(modules).map(([id, renderedExports]) => [id, { renderedExports }]),
      ),
    },
    'bom.cdx.json': { type: 'asset' },
  }) as unknown as Rolldown.OutputBundle

test('a remote’s contract lists the exports that are left after tree shaking, with versions', () => {
  const bundle = bundleOf({
    [shareId('react')]: ['useState', 'memo', '__moduleExports'],
    [shareId('_mf_0_fivefold_mf_1_shared_mf_1_store_mf_1_site_mf_2_store')]: ['useStore'],
    [shareId('react_mf_2_dom')]: [],
    '/remote-support/src/routes.ts': ['routes'],
  })
  expect(usedContract(appFolder('support'), bundle).modules).toEqual({
    '@fivefold/shared/store/site-store': { version: '2.0.0', exports: ['useStore'] },
    react: { version: expect.stringMatching(/^19\./), exports: ['memo', 'useState'] },
  })
})
