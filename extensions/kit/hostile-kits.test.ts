import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../deploy/testing/fake-site'
import { hostileName } from '../../deploy/testing/hostile-names'
import { expectRefusal, serverOf, some } from '../../deploy/testing/surrounded-site'
import { writeTypes } from './fit/check-types'
import { kitOfSite } from './remote/kit-of-site'

test('a kit writes its files only into its own folder', () => {
  const root = emptyFolder()
  mkdirSync(path.join(root, 'a'))
  for (const name of some(hostileName, 500)) {
    try {
      writeTypes(path.join(root, 'a/types'), JSON.parse(`{${JSON.stringify(name)}: ""}`))
    } catch (error) {
      expectRefusal(error)
    }
    expect(readdirSync(root)).toEqual(['a'])
    expect(readdirSync(path.join(root, 'a')).filter((file) => file !== 'types')).toEqual([])
  }
})

test('a kit that contains a hostile name is refused, and npm gets no file from elsewhere', async () => {
  const kit = { version: '1.0.0', dependencies: {}, devDependencies: {} }
  const packages = { '@fivefold/kit': 'kit.tgz', '@fivefold/shared': 'shared.tgz' }
  let served = ''
  const origin = await serverOf(() => served)
  for (const name of some(hostileName, 200)) {
    const template = JSON.parse(`{${JSON.stringify(name)}: ""}`)
    for (const spoiled of [
      { template },
      { packages: { ...packages, '@fivefold/shared': name } },
      { version: name },
    ]) {
      served = JSON.stringify({ ...kit, packages, template: {}, ...spoiled })
      const read = await kitOfSite(origin).catch(expectRefusal)
      const names = [...Object.keys(read?.template ?? {}), ...Object.values(read?.packages ?? {})]
      expect(names.filter((file) => path.resolve('/x', file) !== `/x/${file}`)).toEqual([])
    }
  }
})
