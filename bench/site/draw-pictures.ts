import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { admin } from '../../e2e/fixtures/sign-in-dialog'
import { firstDocument, storeKey } from '../../e2e/fixtures/store/browser-store'
import { userIn } from '../../e2e/fixtures/store/records'
import type { Figure } from '../results/figures'
import type { Bench } from './open-bench'
import { openOutlined } from './open-outlined'

/** A page of each remote. */
const pages = ['/', '/support', '/portal', '/admin']

const viewport = { width: 960, height: 620 }

/**
 * Draws the picture of README, in each theme: a page of each remote, with the outline of its parts and their releases.
 * The files are `docs/pictures/parts-<theme>.png`.
 */
export async function drawPictures({ browser, server, log }: Bench): Promise<Figure[]> {
  const origin = server.originOf('ours')
  const document = await firstDocument(browser, origin)
  document.state.currentUser = userIn(document.state, admin)
  const folder = path.join(workspaceFolder, 'docs/pictures')
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
    await context.addInitScript(
      ([key, text, theme]) => {
        localStorage.setItem(key, text)
        localStorage.setItem('fivefold-theme', theme)
      },
      [storeKey, JSON.stringify(document), colorScheme] as const,
    )
    const shots: string[] = []
    for (const address of pages) {
      log(`${colorScheme}: ${address}`)
      const page = await context.newPage()
      await openOutlined(page, `${origin}${address}`)
      shots.push((await page.screenshot()).toString('base64'))
      await page.close()
    }
    const sheet = await context.newPage()
    await sheet.setViewportSize({ width: 1280, height: 828 })
    await sheet.setContent(sheetOf(shots, colorScheme))
    await sheet.screenshot({ path: path.join(folder, `parts-${colorScheme}.png`) })
    await context.close()
  }
  return []
}

const sheetOf = (shots: readonly string[], theme: 'light' | 'dark') => `
  <style>
    body { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 0; padding: 6px;
      background: ${theme === 'light' ? '#fff' : '#0d1117'} }
    img { width: 100%; border-radius: 8px }
  </style>
  ${shots.map((shot) => `<img alt="" src="data:image/png;base64,${shot}" />`).join('')}`
