// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { intakeAnswer } from '@fivefold/shared/outbox/testing/intake-answer'
import { currentAddress, renderPage } from '@fivefold/shared/testing/render-page'
import { beginWith } from '../../../../remote-admin/src/testing/visit-dashboard'
import { HealthView } from './health-view'
import type { Health } from './health-answer'

const live = '1.0.0-77d1f20b3e'
const canary = '1.1.0-5f0c2a97d1'

const health: Health = {
  remote: 'support',
  remotes: ['host', 'support'],
  days: 28,
  today: '2026-11-27',
  daily: [
    { day: '2026-11-25', role: 'live', starts: 1_000, failing: 4, interval: [0.0016, 0.0102] },
    { day: '2026-11-27', role: 'canary', starts: 10, failing: 0, interval: [0, 0.2775] },
    { day: '2026-11-27', role: 'live', starts: 200, failing: 2, interval: [0.0027, 0.0357] },
  ],
  releases: [
    { release: live, role: 'live', starts: 1_200, failing: 6, interval: [0.0023, 0.0109] },
    { release: canary, role: 'canary', starts: 10, failing: 0, interval: [0, 0.2775] },
  ],
  vitals: [
    {
      release: live,
      role: 'live',
      name: 'INP',
      value: 198.3,
      measured: 40,
      part: 'input delay',
      target: 'main>button',
    },
    { release: live, role: 'live', name: 'LCP', value: 2_600, measured: 40, part: '', target: '' },
    { release: live, role: 'live', name: 'CLS', value: 260, measured: 40, part: '', target: '' },
  ],
  problems: [
    {
      id: 'p-1',
      release: canary,
      kind: 'TypeError',
      message: 'x is not a function',
      route: '/support/kb',
      reports: 1_204,
      firstAt: '2026-11-26T10:00:00.000Z',
      lastAt: '2026-11-27T10:00:00.000Z',
    },
  ],
  fleet: [
    {
      app: 'support',
      release: live,
      canary: { release: canary, percentage: 5 },
      keys: ['0123456789'],
      kit: '2.1.0',
      last: { at: '2026-11-20T10:00:00.000Z', by: 'ana@ci' },
    },
  ],
  changes: [
    { time: '2026-11-27T08:00:00.000Z', user: 'ana@ci', action: 'canary', to: canary },
    { time: '2026-01-01T08:00:00.000Z', user: 'ana@ci', action: 'release', to: '0.9.0' },
  ],
}

/** Fakes an intake with this answer. @returns the paths that the view requests. */
function fakeIntake(answer: object) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return intakeAnswer(path.includes('/problems/') ? { stack: 'at f (a.js:1:2)' } : answer)
  })
  return asked
}

const open = (address = '/admin?view=health') => renderPage(HealthView, address).person
const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00A0', ' ')
const rowOf = (name: string) =>
  within(screen.getByRole('table', { name: 'Releases of support' })).getByRole('row', {
    name: new RegExp(`^${name}`),
  })

beforeEach(() => beginWith())
afterEach(() => vi.unstubAllGlobals())

test('each release has its starts, the share that fails with an interval, and vitals in words', async () => {
  fakeIntake(health)
  const somebody = open()
  await screen.findByRole('heading', { name: 'Releases of support' })
  expect(textOf(rowOf(live))).toBe(
    `${live}live1,20060.50 % (0.23–1.1 %)200 msgood2.6 sneeds improvement0.26poor`,
  )
  expect(textOf(rowOf(canary))).toBe(
    `${canary}canary1000 % (0–28 %)Not measuredNot measuredNot measured`,
  )
  await somebody.click(screen.getByRole('button', { name: live }))
  const detail = screen.getByText('Interaction (INP)').nextElementSibling
  expect(textOf(detail)).toContain('Beyond it, mostly input delay in main>button.')
})

test('the chart says its sums, and is there as a table', async () => {
  fakeIntake(health)
  open()
  const chart = await screen.findByRole('img', {
    name: /in which support fails.*Canary: 0\s% of 10/,
  })
  expect(chart.querySelectorAll('[data-change]')).toHaveLength(1)
  expect(chart.querySelectorAll('rect[data-side]')).toHaveLength(3)
  const table = screen.getByRole('table', { name: 'Browsers in which support fails', hidden: true })
  const [, today, , before] = within(table).getAllByRole('row', { hidden: true })
  expect(textOf(today ?? null)).toContain(`1.0 % (0.27–3.6 %)${canary} as a canary`)
  expect(textOf(before ?? null)).toMatch(/^Nov 25, 2026live1,0004/)
})

test('a problem opens with its stack; remote and time stand in the address', async () => {
  const asked = fakeIntake(health)
  const somebody = open()
  await somebody.click(await screen.findByRole('button', { name: 'x is not a function' }))
  await screen.findByText('at f (a.js:1:2)')
  expect(asked.at(-1)).toBe('/intake/operators/health/problems/p-1')
  expect(currentAddress()).toContain('open=p-1')
  await somebody.click(screen.getByRole('button', { name: '90 days' }))
  await somebody.click(screen.getByRole('button', { name: 'host' }))
  await vi.waitFor(() => expect(asked.at(-1)).toBe('/intake/operators/health?remote=host&days=90'))
  expect(currentAddress()).toBe('/admin?view=health&days=90&remote=host')
})

test('the fleet has what the registry and the log say', async () => {
  fakeIntake(health)
  open()
  const fleet = await screen.findByRole('table', { name: 'Fleet' })
  const row = textOf(within(fleet).getByRole('row', { name: /^support/ }))
  expect(row).toMatch(
    new RegExp(`^support${live}${canary} for 5 %Nov 20, 2026.*0123456789, ana@ci2\\.1\\.0$`),
  )
})

test('where there is nothing, a sentence says so', async () => {
  const { fleet, ...alone } = health
  expect(fleet).toBeDefined()
  fakeIntake({ ...alone, daily: [], releases: [], problems: [], changes: [] })
  open()
  await screen.findByText(/^The intake does not stand beside the site’s files/)
  screen.getByText('No browser has reported a start')
  screen.getByText('No release has reported in this time.')
  screen.getByText('No script has failed in this time.')
})
