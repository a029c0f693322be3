import { expect, test } from 'vitest'
import { blogSearchHref, knowledgeBaseHref, searchHref } from './paths'

test.each([searchHref, blogSearchHref, knowledgeBaseHref])(
  'a link with a long search text can be opened',
  (hrefOf) => {
    const text = '日本'.repeat(10_000)
    const [, query = ''] = hrefOf(text).split('?')
    expect([...new URLSearchParams(query).values()]).toEqual([text.slice(0, 200)])
    expect(query.length).toBeLessThan(2000)
    expect(hrefOf('refund & return')).toMatch(/=refund\+%26\+return$/)
  },
)
