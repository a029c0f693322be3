import { expect, it } from 'vitest'
import { teamPolicy } from './team-policy'

const place = 's3://fivefold-site/www'
const written = (paths: string[]) =>
  teamPolicy(place, 'support', { paths }).Statement.find(({ Sid }) => Sid === 'supportWriteOwn')
    ?.Resource ?? []

it('a team may write its releases, its documents, the registry and what follows from it', () => {
  const prefix = 'arn:aws:s3:::fivefold-site/www/'
  expect(written(['/support'])).toEqual(
    expect.arrayContaining([
      `${prefix}remotes/support/*`,
      `${prefix}support/*`,
      `${prefix}registry.json`,
    ]),
  )
  const foreign = /owners|site\.json|remotes\/(?!support\/)|host|assets|www\/\*$/
  expect(written(['/support']).filter((arn) => foreign.test(arn))).toEqual([])
})

it('released files may be written only once', () => {
  const { Statement } = teamPolicy(place, 'support', { paths: ['/support'] })
  expect(Statement.at(-1)).toMatchObject({
    Effect: 'Deny',
    Resource: expect.arrayContaining(['arn:aws:s3:::fivefold-site/www/remotes/support/*']),
    Condition: { Null: { 's3:if-none-match': 'true' } },
  })
})

it('the owner of the home page does not get the whole bucket, and the owner of every address gets no policy', () => {
  expect(written(['/'])).toContain('arn:aws:s3:::fivefold-site/www/index.html')
  expect(() => teamPolicy(place, 'support', { paths: ['/*'] })).toThrow('whole bucket')
  expect(() => teamPolicy(place, 'host', { paths: [] })).toThrow('whole bucket')
  expect(() => teamPolicy('/srv/site', 'support', { paths: [] })).toThrow('SITE=s3://')
})

it('a team may write and end its own previews, and replace none', () => {
  const { Statement } = teamPolicy(place, 'support', { paths: ['/support'] })
  const own = 'arn:aws:s3:::fivefold-site/www/previews/support/*'
  const withPreviews = Statement.filter(({ Resource }) => Resource.includes(own))
  expect(withPreviews.map(({ Sid }) => Sid)).toEqual([
    'supportWriteOwn',
    'supportRemoveOwn',
    'supportNeverReplace',
  ])
  const foreign = /previews\/(?!support\/)/
  expect(Statement.flatMap(({ Resource }) => Resource).filter((arn) => foreign.test(arn))).toEqual(
    [],
  )
})
