import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../workspace/folders'
import { remoteChunks } from './remote-chunks'
import type { Context } from './static-imports'

const shared = path.join(workspaceFolder, 'shared')

const routes = path.resolve('src/routes.ts')
const button = `${shared}/ui/controls/button.tsx`
const onDemand = `${shared}/browser/loading/part-loader.ts`
const onePage = `${shared}/ui/text/text.tsx`
const ids = { importedIds: [], dynamicallyImportedIds: [] }

const modules: Readonly<Record<string, object>> = {
  [routes]: { dynamicallyImportedIds: ['/home.tsx', '/about.tsx'] },
  '/home.tsx': { importedIds: [button, onDemand, onePage] },
  '/about.tsx': { importedIds: [button, onDemand] },
  [onDemand]: { dynamicallyImportedIds: ['/later.ts'] },
}

const context = {
  getModuleInfo: (id: string) => ({ ...ids, ...modules[id] }),
} as unknown as Context

const groups = () => remoteChunks(shared, { parts: [], pictures: [], filters: [], forms: [] })

test('the exposed module is in one file with the parts of several pages', () => {
  const [parts] = groups()
  const nameOf = (id: string) => typeof parts?.name === 'function' && parts.name(id, context)
  expect([routes, button].map(nameOf)).toEqual(['parts', 'parts'])
  expect([onePage, onDemand, `${shared}/ui/layout/card.tsx`].map(nameOf)).toEqual([
    null,
    null,
    null,
  ])
})

test('modules of many pages and of forms get separate files, or one file when they are small', () => {
  const groupsOf = (id: string) =>
    groups().flatMap(({ name, test: holds }) => (holds?.(id) ? [name] : []))
  expect(groupsOf(`${shared}/ui/layout/card.tsx`)).toEqual(['pictures', 'controls', 'others'])
  expect(groupsOf(`${shared}/ui/overlay/dialog.tsx`)).toEqual(['controls', 'others'])
  expect(groupsOf(`${shared}/ui/layout/table.tsx`)).toEqual([])
  expect(groupsOf(`${shared}/contract/url-state/use-address-state.ts`)).toEqual([
    'filters',
    'others',
  ])
  expect(groupsOf(`${shared}/forms/use-form.ts`)).toEqual(['forms', 'others'])
  expect(groupsOf(`${shared}/data/analytics/error-log.ts`)).toEqual([])
})

test('a build stops when a folder that it names has moved', () => {
  expect(() =>
    remoteChunks(shared, { parts: [], pictures: ['no-such-scenes/'], filters: [], forms: [] }),
  ).toThrow('begins with no-such-scenes/. Where it has moved, change its path')
})
