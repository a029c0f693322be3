import { describe, expect, it } from 'vitest'
import { article } from '../testing/article'
import { indexArticles } from './article-index'

const articles = [
  article({ id: 'salesforce', title: 'Connect Salesforce', category: 'Integrations' }),
  article({ id: 'invoice', title: 'Read your invoice', category: 'Billing', tags: ['payment'] }),
  article({
    id: 'sync',
    title: 'When a sync is late',
    content: 'A connector that waits for its source shows a yellow dot.',
  }),
]

const idsFor = async (query: string) => (await indexArticles(articles)).hits(query).map((h) => h.id)

describe('articles related to a question', () => {
  it('are found despite a misspelled word', async () => {
    expect(await idsFor('salesforec')).toEqual(['salesforce'])
    expect(await idsFor('invocie')).toEqual(['invoice'])
  })

  it('are found while the word is being typed', async () => {
    expect(await idsFor('invo')).toEqual(['invoice'])
  })

  it('are found by tag, by category and by the opening of their text', async () => {
    expect(await idsFor('payment')).toEqual(['invoice'])
    expect(await idsFor('integrations')).toEqual(['salesforce'])
    expect(await idsFor('yellow')).toEqual(['sync'])
  })

  it('list the best matching title first', async () => {
    expect((await idsFor('connect'))[0]).toBe('salesforce')
  })

  it('are none for words that every question contains', async () => {
    expect(await idsFor('how do i')).toEqual([])
    expect(await idsFor('   ')).toEqual([])
  })

  it('return the words that were matched', async () => {
    const index = await indexArticles(articles)
    expect(index.hits('salesforec')[0]?.terms).toEqual(['salesforce'])
  })
})
