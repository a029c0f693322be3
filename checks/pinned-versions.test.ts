import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { workspaceFolder } from '../deploy/workspace/folders'

const inWorkspace = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8')

/** The lines of a block of a YAML file, without their indentation. */
function block(text: string, opening: string): string[] {
  const [, rest = ''] = text.split(`\n${opening}\n`)
  return (/^(?: .*\n|\n)*/.exec(rest)?.[0] ?? '').split('\n').map((line) => line.trim())
}

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

const packages = [
  'package.json',
  ...readdirSync(workspaceFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${name}/package.json`),
].flatMap((file) => {
  try {
    return [{ file, ...JSON.parse(inWorkspace(file)) }]
  } catch {
    return []
  }
})

describe('the project’s packages', () => {
  it('has every version in the catalog, and there exactly', () => {
    expect(packages.length).toBeGreaterThan(8)
    for (const { file, dependencies, devDependencies, peerDependencies } of packages) {
      const asked = Object.values({ ...dependencies, ...devDependencies, ...peerDependencies })
      for (const version of asked) expect(version, file).toMatch(/^(catalog:|workspace:\*)$/)
    }
    const catalog = block(inWorkspace('pnpm-workspace.yaml'), 'catalog:').filter(Boolean)
    expect(catalog.length).toBeGreaterThan(30)
    for (const line of catalog) expect(line.split(': ')[1], line).toMatch(exact)
  })

  it('is locked: every package has the hash of what is installed, from the registry', () => {
    const locked = block(inWorkspace('pnpm-lock.yaml'), 'packages:')
    const resolutions = locked.filter((line) => line.startsWith('resolution:'))
    expect(resolutions.length).toBeGreaterThan(200)
    for (const line of resolutions) {
      expect(line).toMatch(/^resolution: \{integrity: sha512-[\w+/]+={0,2}\}$/)
    }
  })

  it('is locked as the catalog says', () => {
    const catalogs = block(inWorkspace('pnpm-lock.yaml'), 'catalogs:').join('\n')
    const used = [...catalogs.matchAll(/^(.+):\nspecifier: (.+)\nversion: (.+)$/gm)]
    const catalog = block(inWorkspace('pnpm-workspace.yaml'), 'catalog:')
    expect(used.length).toBeGreaterThan(30)
    for (const [, name, specifier, version] of used) {
      expect(catalog).toContain(`${name}: ${specifier}`)
      expect(version).toBe(specifier)
    }
  })
})
