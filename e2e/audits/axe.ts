import { launchBrowser } from '../../extensions/smoke/find-browser'
import { followDevice, violationsOn } from '../fixtures/page/axe'
import { openPage } from '../fixtures/page/open-page'
import type { Audit } from './audit'

export const axe: Audit = {
  name: 'axe',
  demand: 'no violations in either theme',
  run: async ({ origin, publicPaths }) => {
    const browser = await launchBrowser()
    const page = await browser.newPage()
    await followDevice({ page })
    const findings: string[] = []
    for (const path of publicPaths) {
      await openPage(page, origin + path)
      for (const theme of ['light', 'dark'] as const) {
        const violations = await violationsOn(page, { theme, colorRulesOnly: theme === 'dark' })
        findings.push(
          ...violations.map(({ rule, at }) => `${path}, ${theme}: ${rule} at ${at.join('; ')}`),
        )
      }
    }
    await browser.close()
    return { examined: `${publicPaths.length} pages`, findings }
  },
}
