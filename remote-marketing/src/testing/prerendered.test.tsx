// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadStaticParts } from '@fivefold/shared/loading/static-part'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { AboutPage } from '../about/about-page'
import { CareersPage } from '../careers/careers-page'
import { CaseStudiesPage } from '../case-studies/case-studies-page'
import { CommunityPage } from '../community/community-page'
import { ContactPage } from '../contact/contact-page'
import { CortexPage } from '../cortex/cortex-page'
import { DemoPage } from '../demo/demo-page'
import { DevelopersPage } from '../developers/developers-page'
import { HomePage } from '../home/home-page'
import { LearnPage } from '../learn/learn-page'
import { PrivacyPage } from '../legal/privacy/privacy-page'
import { SecurityPage } from '../legal/security/security-page'
import { TermsPage } from '../legal/terms/terms-page'
import { NewsroomPage } from '../newsroom/newsroom-page'
import { ConsultingPage } from '../partnerships/consulting/consulting-page'
import { IntegratorsPage } from '../partnerships/integrators/integrators-page'
import { PartnershipsPage } from '../partnerships/overview/partnerships-page'
import { ResellersPage } from '../partnerships/resellers/resellers-page'
import { TechnologyPartnersPage } from '../partnerships/technology/technology-page'
import { PlatformPage } from '../platform/platform-page'
import { PricingPage } from '../pricing/pricing-page'
import { ResourcesPage } from '../resources/resources-page'
import { SearchPage } from '../search/search-page'
import { SolutionsPage } from '../solutions/solutions-page'
import { WaitlistPage } from '../waitlist/waitlist-page'

beforeAll(loadStaticParts)

interface Case {
  Page: ComponentType
  path: string
  query?: string
  /** A text that the page shows for this query. */
  shown?: string
}

const cases: readonly Case[] = [
  { Page: HomePage, path: '/', shown: 'Trusted By' },
  { Page: CortexPage, path: '/cortex', shown: 'Unified Data Ingestion' },
  { Page: PlatformPage, path: '/platform', query: '?compare=scd', shown: 'Components' },
  {
    Page: SolutionsPage,
    path: '/solutions',
    query: '?industry=education',
    shown: 'Enrollment questions',
  },
  { Page: PricingPage, path: '/pricing', query: '?users=100', shown: '$1,499' },
  { Page: SearchPage, path: '/search', query: '?q=cortex', shown: 'Searching…' },
  { Page: AboutPage, path: '/about', shown: 'Built as five' },
  { Page: CareersPage, path: '/careers', shown: 'Coming soon...' },
  {
    Page: CaseStudiesPage,
    path: '/case-studies',
    query: '?industry=Manufacturing',
    shown: '0 of 3',
  },
  { Page: ContactPage, path: '/contact', query: '?about=pricing', shown: 'a copy of “pricing”.' },
  { Page: DemoPage, path: '/demo', shown: 'Demo Type' },
  { Page: NewsroomPage, path: '/newsroom', shown: 'No press releases yet' },
  {
    Page: ResourcesPage,
    path: '/resources',
    query: '?category=Podcasts',
    shown: 'There’s nothing under “Podcasts” yet.',
  },
  {
    Page: WaitlistPage,
    path: '/waitlist',
    query: '?ref=fivefold-ABC123',
    shown: 'fivefold-ABC123',
  },
  { Page: CommunityPage, path: '/community' },
  { Page: DevelopersPage, path: '/developers' },
  { Page: LearnPage, path: '/learn' },
  { Page: PrivacyPage, path: '/privacy' },
  { Page: SecurityPage, path: '/security' },
  { Page: TermsPage, path: '/terms' },
  { Page: PartnershipsPage, path: '/partnerships' },
  { Page: TechnologyPartnersPage, path: '/partnerships/technology' },
  { Page: IntegratorsPage, path: '/partnerships/integrators' },
  { Page: ConsultingPage, path: '/partnerships/consulting' },
  { Page: ResellersPage, path: '/partnerships/resellers' },
]

const inRouter = (Page: ComponentType) => (
  <BrowserRouter>
    <Page />
  </BrowserRouter>
)

/** Prerendered pages have no query. */
function showRenderedPage({ Page, path }: Pick<Case, 'Page' | 'path'>) {
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

describe.each(cases)('prerendered $path', ({ Page, path, query = '', shown = '' }) => {
  it('has one h1, no skipped heading level, and no style attribute, which the policy forbids', () => {
    const container = showRenderedPage({ Page, path })
    expect(container.querySelectorAll('h1')).toHaveLength(1)
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map((heading) =>
      Number(heading.tagName.slice(1)),
    )
    expect(levels[0]).toBe(1)
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  it('hydrates without a mismatch, then shows the state in the URL', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const container = showRenderedPage({ Page, path })
    window.history.replaceState(null, '', path + query)
    const root = await act(async () => hydrateRoot(container, inRouter(Page)))
    expect(complaints).not.toHaveBeenCalled()
    expect(container.textContent).toContain(shown)
    complaints.mockRestore()
    act(() => root.unmount())
  })
})

describe('input before hydration', () => {
  it.each([
    { Page: SearchPage, path: '/search', name: 'q' },
    { Page: CortexPage, path: '/cortex', name: 'company' },
    { Page: SolutionsPage, path: '/solutions', name: 'needs' },
    { Page: ContactPage, path: '/contact', name: 'company' },
    { Page: WaitlistPage, path: '/waitlist', name: 'company' },
  ])('stays in the field $name of $path', async ({ Page, path, name }) => {
    const container = showRenderedPage({ Page, path })
    const field = container.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!field) throw new Error(`no field ${name}`)
    field.value = 'early bird'
    const root = await act(async () => hydrateRoot(container, inRouter(Page)))
    // Another change renders the form again.
    const others = container.querySelectorAll('input[name=name]')
    for (const other of others) fireEvent.change(other, { target: { value: 'Dana' } })
    expect(field.value).toBe('early bird')
    act(() => root.unmount())
  })

  it('keeps the demo type', async () => {
    const container = showRenderedPage({ Page: DemoPage, path: '/demo' })
    const find = () => container.querySelector<HTMLInputElement>('[value=platform]')
    const radio = find()
    if (radio) radio.checked = true
    const root = await act(async () => hydrateRoot(container, inRouter(DemoPage)))
    expect(find()?.checked).toBe(true)
    expect(container.textContent).toContain('45 minutes')
    act(() => root.unmount())
  })
})
