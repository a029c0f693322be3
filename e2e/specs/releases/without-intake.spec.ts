import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../../fixtures/test'
import { siteFolder } from '../../site'

test('a site without an intake has none of its code, and sends no reports', () => {
  const scripts = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(50)
  const traces = /\/intake|v1\/logs|fivefold-(?:receipt|person|sender|watch)|mailed link/
  const found = scripts.filter((file) =>
    traces.test(readFileSync(path.join(siteFolder, file), 'utf8')),
  )
  expect(found).toEqual([])
})
