import { expect, test, vi } from 'vitest'
import { releaseFacts, sourceAddress } from './release-facts'

const answerOf = (text: string) => vi.stubGlobal('fetch', async () => new Response(text))
const bill = (component: object) =>
  JSON.stringify({ metadata: { component: { name: 'remote-billing', ...component } } })
const vcs = (url: string, comment?: string) => ({
  externalReferences: [{ type: 'vcs', url, ...(comment && { comment }) }],
})

test.each([
  ['a package without either', {}, { folder: 'remote-billing' }],
  [
    'author and repository',
    { author: 'Billing', ...vcs('git+https://git.example/acme/site.git', 'billing') },
    {
      owner: 'Billing',
      folder: 'billing',
      source: 'https://git.example/acme/site/tree/HEAD/billing',
    },
  ],
  ['a repository that is no page', vcs('javascript:alert(1)'), { folder: 'remote-billing' }],
])('a bill of materials names what the package names: %s', async (_case, given, facts) => {
  answerOf(bill(given))
  expect(await releaseFacts('/bom.cdx.json')).toEqual(facts)
})

test.each(['', '<html>', '{"metadata":{}}'])('no bill is no fact: %j', async (text) => {
  answerOf(text)
  expect(await releaseFacts('/bom.cdx.json')).toEqual({})
})

test.each(['git@git.example:acme/site.git', 'http://git.example/acme', '../site', 'https://'])(
  '%s is no page',
  (repository) => expect(sourceAddress(repository, 'billing')).toBeUndefined(),
)
