// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '@fivefold/shared/brand'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { currentAddress, goBack, renderPage } from '@fivefold/shared/testing/render-page'
import { ResourcesPage } from './resources-page'

const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  resetStore()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('the resources page', () => {
  it('links to the external video channel', () => {
    renderPage(ResourcesPage, '/resources')
    const channel = screen.getByRole('link', { name: 'Open the video channel' })
    expect(channel.getAttribute('href')).toBe(brand.links.videoChannel)
    expect(channel.getAttribute('target')).toBe('_blank')
  })

  it('shows three videos with their length, date, views and tags', () => {
    renderPage(ResourcesPage, '/resources')
    const films = region('Three videos to start with')
    expect(films.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    const posters = films.getAllByRole('button', { name: /^Play video: / })
    expect(posters.map((poster) => poster.textContent)).toEqual(['8:42', '19:05', '14:27'])
    expect(films.getAllByText(/^[\d,]+ views$/)).toHaveLength(3)
    for (const time of films.getAllByText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/)) {
      expect(time.tagName).toBe('TIME')
    }
    films.getByText('Sep 18, 2026')
    films.getByText('12,480 views')
    films.getByText('Product tour')
  })

  it('loads nothing from another site until a video is started', async () => {
    const { person, container } = renderPage(ResourcesPage, '/resources')
    expect(container.querySelector('iframe, img, video')).toBeNull()
    const [play] = screen.getAllByRole('button', { name: /^Play video/ })
    if (play) await person.click(play)
    const frames = [...container.querySelectorAll('iframe')]
    expect(frames.map((frame) => frame.src)).toEqual([
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/),
    ])
    expect(frames[0]?.title).toBe('Cortex Companion in one working day')
    expect(document.activeElement).toBe(frames[0])
  })

  it('links to three external playlists and to three shelves', () => {
    renderPage(ResourcesPage, '/resources')
    const playlists = region('Curated playlists').getAllByRole<HTMLAnchorElement>('link')
    expect(playlists).toHaveLength(3)
    for (const link of playlists) {
      expect(link.href).toMatch(/^https:\/\/www\.youtube\.com\//)
      expect(link.target).toBe('_blank')
      expect(link.rel).toBe('noopener noreferrer')
    }
    const shelves = region('More to read').getAllByRole('link')
    expect(shelves.map((link) => link.getAttribute('href'))).toEqual([
      '/resources?category=Whitepapers',
      '/case-studies',
      '/developers',
    ])
  })

  it('shows the category in the URL, and everything on request', async () => {
    const { person } = renderPage(ResourcesPage, '/resources?category=Whitepapers')
    const library = region('Library')
    expect(library.getAllByRole('listitem')).toHaveLength(1)
    library.getByRole('button', { name: 'Whitepapers', pressed: true })
    await person.click(library.getByRole('button', { name: 'All' }))
    expect(library.getAllByRole('listitem')).toHaveLength(2)
    expect(window.location.search).toBe('')
  })

  it('opens a free guide under its own address', async () => {
    const { person } = renderPage(ResourcesPage, '/resources')
    await person.click(screen.getByRole('link', { name: /^Read the guide: The integration guide/ }))
    expect(currentAddress()).toBe('/resources?read=resource-integration-guide')
    const guide = within(screen.getByRole('article', { name: /^The integration guide/ }))
    await guide.findByRole('heading', { name: /^Map fewer fields/ })
    expect(document.activeElement).toBe(guide.getByRole('heading', { level: 1 }))
    expect(screen.queryByRole('region', { name: 'Library' })).toBeNull()
    await goBack()
    screen.getByRole('region', { name: 'Library' })
  })

  it.each(['resource-governance-whitepaper', 'unknown'])(
    'shows the library for %s, which cannot be read here',
    (id) => {
      renderPage(ResourcesPage, `/resources?read=${id}`)
      expect(region('Library').getAllByRole('listitem')).toHaveLength(2)
    },
  )

  it('subscribes an email address once', async () => {
    const { person } = renderPage(ResourcesPage, '/resources?utm_source=talk')
    const email = screen.getByLabelText('Email', { selector: 'input' })
    expect(email).toHaveProperty('required', true)
    await person.type(email, 'ada@northwind.example')
    await person.dblClick(screen.getByRole('button', { name: 'Subscribe' }))
    await screen.findByText('Subscribed!')
    expect(email).toHaveProperty('value', '')
    expect(readState().newsletterSubscriptions).toEqual([
      expect.objectContaining({ email: 'ada@northwind.example', utm_source: 'talk' }),
    ])
  })
})
