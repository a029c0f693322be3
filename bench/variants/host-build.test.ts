import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hostBuild, ofRenderedDocuments } from './host-build'
import { loaderFile } from './remotes-as-imports'

it('the host is built with every plugin that a variant drops', () => {
  const env = { command: 'build', mode: 'production' } as const
  expect(() => hostBuild(env, ofRenderedDocuments)).not.toThrow()
})

it('the module that a variant replaces gives the routes of a remote', () => {
  expect(readFileSync(loaderFile, 'utf8')).toContain('export async function importRoutes(')
})
