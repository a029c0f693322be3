import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder, filesOf } from '../../../deploy/testing/fake-site'
import { migrateRepository } from './migrate-repository'

const page = `import { useIsHydrated } from '@fivefold/shared/session/current-user'\n`

function repository(fivefold: object) {
  const folder = emptyFolder()
  mkdirSync(path.join(folder, 'src/billing'), { recursive: true })
  writeFileSync(path.join(folder, 'src/billing/billing-page.tsx'), page)
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '2.0.0', fivefold }))
  return folder
}

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

it('moves the files of a remote to the kit, notes its version, and then changes nothing', () => {
  const folder = repository({ remote: 'billing' })
  expect(migrateRepository(folder, '1.4.0')).toHaveLength(1)
  const text = readFileSync(path.join(folder, 'src/billing/billing-page.tsx'), 'utf8')
  expect(text).toContain('@fivefold/shared/store/site-store')
  const fivefold = { remote: 'billing', kit: '1.4.0' }
  expect(packageOf(folder)).toEqual({ version: '2.0.0', fivefold })
  const after = filesOf(folder)
  expect(migrateRepository(folder, '1.4.0')).toEqual([])
  expect(filesOf(folder)).toEqual(after)
})

it('skips the versions that the files have passed already', () => {
  const folder = repository({ kit: '1.4.0' })
  const before = filesOf(folder)
  expect(migrateRepository(folder, '1.4.0')).toEqual([])
  expect(filesOf(folder)).toEqual(before)
})
