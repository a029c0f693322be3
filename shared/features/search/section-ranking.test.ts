import { describe, expect, test } from 'vitest'
import type { SearchSection } from './search-section'
import { sectionRanking } from './section-ranking'

const section = (url: string, title: string, text = '', page = ''): SearchSection => ({
  url,
  title,
  page,
  text,
})

const sections = [
  section('/pricing', 'Pricing', 'Plans for one team and for all of them.'),
  section('/pricing#refund', 'Do we get our money back?', 'Within 30 days.', 'Pricing'),
  section('/security#identity', 'Identity', 'Single sign-on with your provider.', 'Security'),
  section('/integrators', 'Integrators', 'Associate, Professional, Expert.'),
  section('/kb?article=salesforce', 'Connect Salesforce', 'Token expired: sign in again.'),
  section('/kb?article=invoice', 'Read your invoice', 'Each line names its period.'),
]

const find = sectionRanking(sections, [
  'sso, single sign on',
  'refund, money back',
  'invoice, bill',
])
const urls = (query: string, limit = 9) => find(query, limit).map((hit) => hit.section.url)

describe('the ranking of sections', () => {
  test.each([
    ['a misspelled word', 'salesforec', '/kb?article=salesforce'],
    ['a word that is being typed', 'invo', '/kb?article=invoice'],
    ['a plural', 'invoices', '/kb?article=invoice'],
    ['words of the text', 'token expired', '/kb?article=salesforce'],
    ['a synonym', 'SSO', '/security#identity'],
    ['other words for it', 'refund', '/pricing#refund'],
    ['a question', 'How do I get a refund?', '/pricing#refund'],
  ])('finds %s', (_, query, url) => {
    expect(urls(query)[0]).toBe(url)
  })

  test('does not find the middle of a word', () => {
    expect(urls('SSO')).not.toContain('/integrators')
  })

  test('ranks a heading before a text, and all words before some', () => {
    const some = sectionRanking(
      [
        section('/a', 'Exports', 'Audit of data'),
        section('/b', 'Audit log', 'Who did what'),
        section('/c', 'Records', 'An audit log of exports'),
      ],
      [],
    )
    expect(some('audit', 3)[0]?.section.url).toBe('/b')
    expect(some('audit exports', 3).map((hit) => hit.section.url)[0]).not.toBe('/b')
  })

  test('shows at most two sections of one page', () => {
    const page = [1, 2, 3].map((part) => section(`/terms#${part}`, `Liability ${part}`))
    const hits = sectionRanking([...page, section('/other', 'Other', 'liability')], [])(
      'liability',
      9,
    )
    expect(hits.map((hit) => hit.section.url.split('#')[0])).toEqual(['/terms', '/terms', '/other'])
  })

  test('matches most words of a question if no section has them all', () => {
    expect(urls('invoice billing address')[0]).toBe('/kb?article=invoice')
    expect(urls('salesforce invoice period')[0]).toBe('/kb?article=invoice')
  })

  test('finds the words of a section in the heading above it', () => {
    const below = sectionRanking(
      [
        section('/a', 'Integration levels', 'Names of our partners'),
        { ...section('/b', 'CRM', 'Salesforce and others'), above: 'Integrations' },
      ],
      [],
    )
    expect(below('Salesforce integration', 2)[0]?.section.url).toBe('/b')
  })

  test('lists the words that it found', () => {
    expect(find('salesforec', 1)[0]?.terms).toEqual(['salesforc'])
    expect(find('SSO', 1)[0]?.terms).toEqual(['singl', 'sign', 'on'])
  })

  test.each([
    '',
    '   ',
    'how do I',
    '<script>',
    '<b title="token">',
    '7',
    'token qqqq wwww zzzz',
    '()[*',
    '🙂',
    'x'.repeat(10_000),
  ])('finds nothing for %j and throws nothing', (query) => {
    expect(urls(query)).toEqual([])
  })
})
