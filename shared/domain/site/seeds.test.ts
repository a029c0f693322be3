import * as v from 'valibot'
import { expect, test } from 'vitest'
import { collectionSchemas, type CollectionName } from './collection-schemas'
import { emptyState } from './site-state'
import { seededState, withSeeds } from './seeds'

test('the seeds have the numbers of records in the specification', () => {
  expect(seededState.resources.map(({ type }) => type)).toEqual(['guide', 'whitepaper'])
  expect(seededState.caseStudies).toHaveLength(1)
  expect(seededState.kbArticles).toHaveLength(2)
  expect(
    seededState.roadmapItems.map(({ status, priority, planned_release }) => [
      status,
      priority,
      planned_release,
    ]),
  ).toEqual([
    ['in-progress', 'high', 'Q1 2027'],
    ['planned', 'medium', 'Q2 2027'],
  ])
  expect(seededState.supportTickets).toEqual([])
})

test('both articles are published and longer than a snippet', () => {
  for (const article of seededState.kbArticles) {
    expect(article.is_published).toBe(true)
    expect(article.content.length).toBeGreaterThan(1000)
  }
})

test('every seed passes the schema of its collection unchanged', () => {
  for (const [name, schema] of Object.entries(collectionSchemas)) {
    if (!isCollection(name)) continue
    for (const record of seededState[name]) expect(v.parse(schema, record)).toEqual(record)
  }
})

test('seeds are loaded only if there is no user, and replace nothing', () => {
  const article = { ...seededState.kbArticles[0], id: 'own' } as never
  expect(withSeeds({ ...emptyState, kbArticles: [article] })).toMatchObject({
    users: seededState.users,
    kbArticles: [{ id: 'own' }],
    roadmapItems: seededState.roadmapItems,
  })
  const oneUser = { ...emptyState, users: seededState.users.slice(0, 1) }
  expect(withSeeds(oneUser)).toBe(oneUser)
})

test.each(['resources', 'caseStudies', 'kbArticles', 'roadmapItems'] as const)(
  'without users, %s are seeded unless there are some',
  (name) => {
    expect(withSeeds(emptyState)[name]).toBe(seededState[name])
    const [record] = seededState[name]
    const own = [{ ...record, id: 'own' }]
    expect(withSeeds({ ...emptyState, [name]: own })[name]).toBe(own)
  },
)

test('seeded users and roadmap items have all texts except the phone number', () => {
  for (const { phone, ...user } of seededState.users) {
    expect(phone).toBe('')
    expect(Object.values(user)).not.toContain('')
    expect(user.last_login).toBeNull()
  }
  for (const item of seededState.roadmapItems) expect(Object.values(item)).not.toContain('')
  const ids = [...seededState.users, ...seededState.roadmapItems].map(({ id }) => id)
  expect(ids).toEqual([
    'user-avery-admin',
    'user-casey-customer',
    'roadmap-cortex-memory',
    'roadmap-workflow-dry-runs',
  ])
})

test('every seeded record has valid times, and none was updated before it was created', () => {
  const records = [...seededState.roadmapItems, ...seededState.kbArticles, ...seededState.resources]
  for (const { created_at, updated_at } of records) {
    expect(Date.parse(created_at)).toBeLessThanOrEqual(Date.parse(updated_at))
  }
  for (const { created_at } of seededState.users) expect(Date.parse(created_at)).not.toBeNaN()
})

function isCollection(name: string): name is CollectionName {
  return name in collectionSchemas
}
