// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { brand } from '@fivefold/shared/brand'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { NewsroomPage } from './newsroom-page'

describe('the newsroom', () => {
  it('has no press releases yet and offers briefings', () => {
    renderPage(NewsroomPage, '/newsroom')
    screen.getByRole('heading', { name: 'No press releases yet' })
    const briefing = screen.getByRole('link', { name: 'Request a briefing' })
    expect(briefing.getAttribute('href')).toBe('/contact?inquiry=general&topic=press')
  })

  it('opens the publication, the video channel and the release feed outside', () => {
    renderPage(NewsroomPage, '/newsroom')
    const channels = screen.getByRole('region', { name: 'Where to follow us' })
    const links = within(channels).getAllByRole<HTMLAnchorElement>('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      brand.links.publication,
      brand.links.videoChannel,
      brand.links.releaseFeed,
    ])
    for (const link of links) {
      expect(link.target).toBe('_blank')
      expect(link.rel).toBe('noopener noreferrer')
    }
  })

  it('proposes three stories and ends with contact links', () => {
    renderPage(NewsroomPage, '/newsroom')
    const stories = screen.getByRole('region', { name: 'Three stories we can help with' })
    expect(within(stories).getAllByRole('listitem')).toHaveLength(3)
    const call = within(screen.getByRole('region', { name: 'On a deadline?' }))
    expect(call.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      '/contact?inquiry=general&topic=press',
    )
  })
})
