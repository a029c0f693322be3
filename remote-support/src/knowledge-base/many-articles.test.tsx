// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { article } from '../testing/article'
import { renderPage, skipVisibilityChecks } from '@fivefold/shared/testing/render-page'
import { startStoreWith } from '../testing/start-store'
import { KnowledgeBasePage } from './knowledge-base-page'

beforeAll(() => {
  skipVisibilityChecks()
  startStoreWith(
    Array.from({ length: 45 }, (_, position) =>
      article({ id: `note-${position}`, title: `Note ${position}`, view_count: 100 - position }),
    ),
  )
})
const titles = () => [...document.querySelectorAll('article h2')].map((h) => h.textContent)

describe('many articles', () => {
  it('are shown 30 at first, while the search covers all', async () => {
    const { person } = renderPage(KnowledgeBasePage, '/support/kb')
    await screen.findByText('45 articles')
    expect(titles()).toHaveLength(30)
    expect(titles().slice(0, 2)).toEqual(['Note 0', 'Note 1'])
    await person.click(screen.getByText('Show more (15 left)'))
    expect(titles()).toHaveLength(45)
    expect(screen.queryByText(/^Show more/)).toBeNull()
    await person.type(screen.getByLabelText('Search articles'), 'note 39')
    expect(titles()).toEqual(['Note 39'])
  })

  it('show the one in the URL above the list when the list does not show it', async () => {
    renderPage(KnowledgeBasePage, '/support/kb?article=note-39')
    await screen.findByText('Close article')
    expect(titles()).toHaveLength(31)
    expect(titles()[0]).toBe('Note 39')
  })
})
