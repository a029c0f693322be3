import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '../extensions/smoke/find-browser'

/**
 * `pnpm check screenshots [route …]` takes every page of a served site (`BASE_URL`, default
 * http://localhost:3000) at three widths in both themes into the git-ignored `screenshots/`.
 */

const origin = process.env['BASE_URL'] ?? 'http://localhost:3000'
const folder = path.resolve(fileURLToPath(import.meta.url), '../../screenshots')
const widths = [390, 768, 1440]
const themes = ['light', 'dark']

interface Registry {
  remotes: Record<string, { routes: { path: string }[] }>
}

async function listedRoutes() {
  const response = await fetch(`${origin}/registry.json`)
  const { remotes }: Registry = await response.json()
  return Object.values(remotes).flatMap(({ routes }) => routes.map((route) => route.path))
}

const named = process.argv.slice(2)
const routes = named.length > 0 ? named : await listedRoutes()
const browser = await launchBrowser()
mkdirSync(folder, { recursive: true })
for (const theme of themes) {
  for (const width of widths) {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    await context.addInitScript((word) => localStorage.setItem('fivefold-theme', word), theme)
    const page = await context.newPage()
    for (const route of routes) {
      await page.goto(origin + route, { waitUntil: 'networkidle' })
      const name = route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
      await page.screenshot({
        path: path.join(folder, `${name}-${width}-${theme}.png`),
        fullPage: true,
      })
    }
    await context.close()
  }
}
await browser.close()
console.info(`${routes.length * widths.length * themes.length} screenshots in ${folder}`)
