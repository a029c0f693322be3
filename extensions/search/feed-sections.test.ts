import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { ownFeed } from '../../deploy/site/documents/feed-part'
import { feedSections } from './feed-sections'

const host = path.join(workspaceFolder, 'host/public')

test('the posts of the sample feed are found by their text and lead to themselves', () => {
  const posts = feedSections(ownFeed(host, '/sample-feed.json') ?? '')
  const post = posts.find(({ title }) => title === 'Retries are a product decision')
  expect(post).toMatchObject({
    url: '/blog?search=Retries+are+a+product+decision',
    page: 'Blog',
    text: expect.not.stringContaining('<p>'),
  })
})

test('a release does not fetch a feed from elsewhere', () => {
  expect(ownFeed(host, 'https://feeds.example/fivefold')).toBeUndefined()
  expect(ownFeed(host, '/no-such-feed.json')).toBeUndefined()
})
