import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../workspace/folders'
import { remoteChunks } from './remote-chunks'

const shared = path.join(workspaceFolder, 'shared')

test('what many pages show and what forms need go into files of their own', () => {
  const groups = remoteChunks(shared, { parts: [], pictures: [], filters: [], forms: [] })
  const groupOf = (id: string) =>
    groups.find(({ test: holds }) => (typeof holds === 'function' ? holds(id) : holds.test(id)))
      ?.name
  expect(groupOf(`${shared}/ui/button.tsx`)).toBe('parts')
  expect(groupOf(`${shared}/ui/card.tsx`)).toBe('pictures')
  expect(groupOf(`${shared}/ui/dialog.tsx`)).toBe('controls')
  expect(groupOf(`${shared}/address/use-address-state.ts`)).toBe('filters')
  expect(groupOf(`${shared}/forms/use-form.ts`)).toBe('forms')
  expect(groupOf(`${shared}/analytics/error-log.ts`)).toBeUndefined()
})

test('a build stops when a folder that it names has moved', () => {
  expect(() =>
    remoteChunks(shared, { parts: [], pictures: ['no-such-scenes/'], filters: [], forms: [] }),
  ).toThrow('begins with no-such-scenes/. Where it has moved, change its path')
})
