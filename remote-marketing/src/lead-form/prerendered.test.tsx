// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { AboutPage } from '../about/about-page'
import { CareersPage } from '../careers/careers-page'
import { CaseStudiesPage } from '../case-studies/case-studies-page'
import { ContactPage } from '../contact/contact-page'
import { DemoPage } from '../demo/demo-page'
import { NewsroomPage } from '../newsroom/newsroom-page'
import { ResourcesPage } from '../resources/resources-page'
import { WaitlistPage } from '../waitlist/waitlist-page'

const inRouter = (Page: ComponentType) => (
  <BrowserRouter>
    <Page />
  </BrowserRouter>
)

/** The prerendered page, which knows no query. */
function showRenderedPage(Page: ComponentType, path: string) {
  window.history.replaceState(null, '', path)
  const container = document.createElement('div')
  container.innerHTML = renderToString(inRouter(Page))
  document.body.replaceChildren(container)
  return container
}

afterEach(() => {
  document.body.replaceChildren()
  window.localStorage.clear()
})

describe.each([
  [AboutPage, '/about', '', 'Built as five'],
  [CareersPage, '/careers', '', 'Coming soon...'],
  [CaseStudiesPage, '/case-studies', '?industry=Manufacturing', '0 of 3'],
  [ContactPage, '/contact', '?about=pricing', 'Please send me a copy of “pricing”.'],
  [DemoPage, '/demo', '', 'Demo Type'],
  [NewsroomPage, '/newsroom', '', 'No press releases yet'],
  [ResourcesPage, '/resources', '?category=Podcasts', 'There’s nothing under “Podcasts” yet.'],
  [WaitlistPage, '/waitlist', '?ref=fivefold-ABC123', 'invited with the code fivefold-ABC123'],
] as const)('%o', (Page, path, query, shown) => {
  it(`${path} has one h1, skips no heading level, and has no style attribute`, () => {
    const container = showRenderedPage(Page, path)
    expect(container.querySelectorAll('h1')).toHaveLength(1)
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map((heading) =>
      Number(heading.tagName.slice(1)),
    )
    expect(levels[0]).toBe(1)
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  it(`${path} hydrates without a mismatch and then follows the URL`, async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const container = showRenderedPage(Page, path)
    window.history.replaceState(null, '', path + query)
    const root = await act(() => hydrateRoot(container, inRouter(Page)))
    expect(complaints).not.toHaveBeenCalled()
    expect(container.textContent).toContain(shown)
    complaints.mockRestore()
    act(() => root.unmount())
  })
})

describe('what was filled in before the scripts ran', () => {
  it.each([
    [ContactPage, '/contact', 'company', 'name'],
    [WaitlistPage, '/waitlist', 'company', 'name'],
  ] as const)('stays in the form of %o', async (Page, path, early, later) => {
    const container = showRenderedPage(Page, path)
    const find = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)
    const field = find(early)
    if (field) field.value = 'early bird'
    const root = await act(() => hydrateRoot(container, inRouter(Page)))
    const other = find(later)
    if (other) fireEvent.change(other, { target: { value: 'Dana' } })
    expect(find(early)?.value).toBe('early bird')
    act(() => root.unmount())
  })

  it('keeps the demo type', async () => {
    const container = showRenderedPage(DemoPage, '/demo')
    const find = () => container.querySelector<HTMLInputElement>('[value=platform]')
    const radio = find()
    if (radio) radio.checked = true
    const root = await act(() => hydrateRoot(container, inRouter(DemoPage)))
    expect(find()?.checked).toBe(true)
    expect(container.textContent).toContain('45 minutes')
    act(() => root.unmount())
  })
})
