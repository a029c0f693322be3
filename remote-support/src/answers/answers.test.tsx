// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { articlesMatching } from '@fivefold/shared/domain/articles/article-selectors'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { ticketCategories } from '../new-ticket/ticket-fields'
import { startStoreWith } from '../testing/start-store'
import { answerList } from './answer-list'
import { answerPage } from './answer-page'
import { answers } from './answer-routes'

const words = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/\s+/)
  return value instanceof Object ? Object.values(value).flatMap(words) : []
}

describe.each(answers)('the answer at $path', (answer) => {
  it('is listed, and takes two minutes to read', () => {
    expect(answerList.map(({ path }) => path)).toContain(answer.path)
    const length = words([answer.lead, answer.sections.map(({ body }) => body)]).length
    expect(length).toBeGreaterThanOrEqual(200)
    expect(length).toBeLessThanOrEqual(400)
  })

  it('leads to three others, and to a ticket of a category that the form has', () => {
    expect(new Set([answer.path, ...answer.related]).size).toBe(4)
    expect(ticketCategories).toContain(answer.ticket.category)
  })
})

test('every listed answer is written, and all are linked from others', () => {
  const listed = answerList.map(({ path }) => path).toSorted()
  expect(answers.map(({ path }) => path).toSorted()).toEqual(listed)
  expect([...new Set(answers.flatMap(({ related }) => related))].toSorted()).toEqual(listed)
})

test('answers are found by their title, in a category if one is chosen', () => {
  const found = (query: string, category: string) =>
    articlesMatching(answerList, query, category).map(({ title }) => title)
  expect(found('PASSWORD', '')).toEqual(['Sign in or reset your password'])
  expect(found('', 'Billing')).toEqual(['Get an invoice, change your plan or get a refund'])
  expect(found('password', 'Billing')).toEqual([])
})

describe('the page of an answer', () => {
  const answer = answers.find(({ path }) => path.endsWith('/failed-run'))
  if (!answer) throw new Error('no such answer')
  const open = () => renderPage(answerPage(answer), answer.path)
  const ticket = () => screen.getByRole('link', { name: 'Ask support about this' })

  beforeAll(() => startStoreWith([]))
  afterEach(cleanup)

  it('has contents whose links lead to its headings', () => {
    const { container } = open()
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    const links = contents.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(answer.sections.map(({ title }) => title))
    for (const link of links) {
      const section = container.querySelector(`section${link.getAttribute('href')}`)
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent)
    }
  })

  it('links inside of sentences, and shows no markup', () => {
    open()
    expect(screen.getByRole('link', { name: 'connection' }).getAttribute('href')).toBe(
      '/support/kb/connect-integration#red',
    )
    expect(screen.getByRole('main').textContent).not.toMatch(/\]\(/)
  })

  it('leads to a ticket about it, with product and category', () => {
    open()
    expect(ticket().getAttribute('href')).toBe(
      '/support/tickets/new?category=Technical+Issue&subject=Smart+Workflows%3A+Find+out+why+a+workflow+run+failed',
    )
  })

  it('asks for no vote, which nobody would read', () => {
    open()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
