import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../../../deploy/testing/fake-site'
import { announceHost } from './announce-host'

function folderWith(version: string) {
  const folder = emptyFolder()
  const contract = { version, contract: { storeSchema: 1, modules: {} }, types: {} }
  mkdirSync(path.join(folder, 'kit'))
  writeFileSync(path.join(folder, 'kit/contract.json'), JSON.stringify(contract))
  return folder
}

it('puts the contract of a built host beside that of the live one', async () => {
  const site = folderWith('1.0.0')
  expect(await announceHost(site, folderWith('2.0.0'))).toBe('2.0.0')
  const read = (file: string) => JSON.parse(readFileSync(path.join(site, 'kit', file), 'utf8'))
  expect(read('next-contract.json').version).toBe('2.0.0')
  expect(read('contract.json').version).toBe('1.0.0')
})

it('refuses a host that has the version of the live one', async () => {
  const announced = announceHost(folderWith('1.0.0'), folderWith('1.0.0'))
  await expect(announced).rejects.toThrow('raise the version in host/package.json first')
})
