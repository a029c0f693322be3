import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { packageName, releasedBills } from '../../fixtures/releases/released-bills'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { expect, test } from '../../fixtures/test'
import { workspaceFolder } from '../../site'

const lockFile = readFileSync(path.join(workspaceFolder, 'pnpm-lock.yaml'), 'utf8')

test('every released app has a valid bill of materials with the locked packages', async () => {
  const schema = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  const apps: string[] = []
  for (const bill of releasedBills()) {
    const { name } = bill.metadata.component
    apps.push(name)
    expect.soft(await schema.validate(JSON.stringify(bill)), name).toBeNull()
    const packages = bill.components.map(
      (component) => `${packageName(component)}@${component.version}`,
    )
    expect.soft(packages.length, name).toBeGreaterThan(2)
    const unknown = packages.filter((each) => !new RegExp(`^  '?${each}'?:$`, 'm').test(lockFile))
    expect.soft(unknown, `${name}: not locked`).toEqual([])
  }
  const remotes = Object.keys(releasedRegistry().remotes).map((remote) => `remote-${remote}`)
  expect(apps.toSorted()).toEqual(['host', ...remotes].toSorted())
})
