import { describe, expect, test } from 'vitest'
import { blogPost, type BlogPost } from './feed/blog-post'
import { categoriesOf, postsMatching } from './blog-search'

function post(title: string, description: string, categories: string[]): BlogPost {
  const item = { content: '', thumbnail: '', pubDate: '', guid: title, link: '', author: '' }
  return blogPost({ ...item, title, description, categories }, 0)
}

const connectors = post('Connectors that survive', 'How Integ retries.', [
  'integrations',
  'engineering',
])
const assistant = post('Answers with sources', 'What Cortex cites.', ['ai', 'engineering'])
const posts = [connectors, assistant]

test('categories are unique and sorted', () => {
  expect(categoriesOf(posts)).toEqual(['ai', 'engineering', 'integrations'])
  expect(categoriesOf([])).toEqual([])
})

describe('postsMatching', () => {
  test('a blank query matches everything, in the order of the feed', () => {
    expect(postsMatching(posts, '  ', null)).toEqual(posts)
  })

  test.each([
    ['the title', 'SURVIVE', connectors],
    ['the excerpt', 'cortex', assistant],
    ['a category', 'Integrations', connectors],
  ])('finds text in %s, whatever its case', (_place, query, found) => {
    expect(postsMatching(posts, query, null)).toEqual([found])
  })

  test('query and category are combined', () => {
    expect(postsMatching(posts, 'answers', 'engineering')).toEqual([assistant])
    expect(postsMatching(posts, 'answers', 'integrations')).toEqual([])
  })

  test('a category matches only as a whole', () => {
    expect(postsMatching(posts, '', 'engine')).toEqual([])
  })

  test('special characters of regular expressions match literally', () => {
    expect(postsMatching(posts, '.*', null)).toEqual([])
  })
})
