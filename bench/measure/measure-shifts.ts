import type { LayoutShifts } from '../results/results'
import type { Bench } from '../browser/bench'
import { isGuarded, pages } from '../browser/pages'
import { profiles } from '../browser/profiles'
import { publicPaths } from '../browser/public-paths'
import { visit } from '../browser/visit'

const themes = ['light', 'dark'] as const

const visitors = ['signed out', 'signed in'] as const

/** Milliseconds. Delays every answer, because late content may move shown content. */
const delay = 100

/** The largest layout shift of all pages, in each theme, signed out and as a customer. */
export async function measureShifts(bench: Bench): Promise<LayoutShifts> {
  const { browser, server, isQuick, signedIn, log } = bench
  const paths = isQuick ? pages.filter((page) => !isGuarded(page)) : publicPaths()
  const shifts: LayoutShifts = {}
  server.delayAnswers(delay)
  try {
    for (const theme of isQuick ? themes.slice(0, 1) : themes) {
      for (const visitor of visitors) {
        log(`measuring layout shifts: ${theme}, ${visitor}`)
        const largest = { page: '', shift: -1 }
        const stored = { 'fivefold-theme': theme, ...(visitor === 'signed in' && signedIn) }
        for (const path of visitor === 'signed in' ? [...paths, '/portal'] : paths) {
          const origin = server.originOf('ours')
          const { cls } = await visit(
            browser,
            { origin, path, stored, profile: profiles.unlimited },
            true,
          )
          if (cls > largest.shift) Object.assign(largest, { page: path, shift: cls })
        }
        shifts[`${theme}, ${visitor}`] = largest
      }
    }
  } finally {
    server.delayAnswers(0)
  }
  return shifts
}
