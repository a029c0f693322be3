import { describe, expect, test } from 'vitest'
import { salvagedDocument } from '../testing/read-site'

const record = (id: string) => ({ id, text: 'a } ] "{" \\ b', tags: ['x'], parts: [{ id: 'p' }] })
const whole = JSON.stringify({
  journal: { marks: { 'tab-1': 5 }, unknown: [] },
  version: 3,
  state: {
    users: [record('u1'), record('u2'), record('u3')],
    currentUser: record('u2'),
    kbArticles: [record('a1'), record('a2')],
    roadmapItems: [],
  },
})
const idsIn = (text: string) =>
  Object.fromEntries(
    Object.entries(Object(salvagedDocument(text)['state'])).map(([name, records]) => [
      name,
      [records].flat().map((value) => Object(value).id),
    ]),
  )
const all = {
  users: ['u1', 'u2', 'u3'],
  currentUser: ['u2'],
  kbArticles: ['a1', 'a2'],
  roadmapItems: [],
}

describe('the intact data of a document', () => {
  test('is everything in an intact one, with its version and version vector', () => {
    expect(salvagedDocument(whole)).toMatchObject({
      version: 3,
      journal: { marks: { 'tab-1': 5 }, unknown: [] },
      state: { users: [record('u1'), record('u2'), record('u3')], currentUser: record('u2') },
    })
    expect(idsIn(whole)).toEqual(all)
  })

  test('is found in any layout', () => {
    expect(idsIn(JSON.stringify(JSON.parse(whole), null, 2))).toEqual(all)
    expect(salvagedDocument(JSON.stringify(JSON.parse(whole), null, 2))['version']).toBe(3)
  })

  test('is every record before a cut', () => {
    const text = whole.slice(0, whole.indexOf('"a2"') + 9)
    expect(idsIn(text)).toEqual({
      users: ['u1', 'u2', 'u3'],
      currentUser: ['u2'],
      kbArticles: ['a1'],
    })
  })

  test('is every record around a broken one', () => {
    const text = whole.replace('{"id":"u2"', '{"id":u2"')
    expect(idsIn(text)['users']).toEqual(['u1', 'u3'])
    expect(idsIn(text)['kbArticles']).toEqual(['a1', 'a2'])
  })

  test('has the written version, of several digits, too, or none', () => {
    expect(salvagedDocument('{"state":{}')['version']).toBeUndefined()
    expect(salvagedDocument('{"version": 12,"state":{}')['version']).toBe(12)
    expect(salvagedDocument('{"version" :7')['version']).toBe(7)
  })

  test('is empty for another text', () => {
    expect(salvagedDocument('oops')).toEqual({ state: {}, version: undefined, journal: undefined })
  })
})

describe('records in an indented text', () => {
  const spaced = JSON.stringify(JSON.parse(whole), null, 2)

  test('are found around a broken one', () => {
    const text = spaced.replace('"id": "u2"', '"id": u2"')
    expect(idsIn(text)).toMatchObject({ users: ['u1', 'u3'], kbArticles: ['a1', 'a2'] })
  })

  test('do not appear in the previous collection if the name of their own is lost', () => {
    const text = spaced.replace('"kbArticles"', '"k~~rticles"')
    const { kbArticles, ...rest } = all
    expect(kbArticles).toHaveLength(2)
    expect(idsIn(text)).toEqual(rest)
  })
})

describe('a collection', () => {
  test('is found at any position', () => {
    const { state, ...head } = JSON.parse(whole)
    const turned = Object.fromEntries(Object.entries(state).toReversed())
    expect(idsIn(JSON.stringify({ ...head, state: turned }))).toEqual(all)
  })

  test('that is the last one ends before any trailing text', () => {
    for (const behind of ['}', '},"notes":[{"id":"no"}]}', ',"later":[{"id":"no"}]}}', '']) {
      const text = `{"version":1,"state":{"users":[{"id":"u1"},{"id":"u2"}]${behind}`
      expect(idsIn(text), behind).toEqual({ users: ['u1', 'u2'] })
    }
  })

  test('is found with one wrong character in its name, its quotes or its colon', () => {
    for (const wrong of ['"u~ers":', '~users":', '"users~:', '"users"~', '"users";']) {
      expect(idsIn(whole.replace('"users":', wrong)), wrong).toEqual(all)
    }
  })

  test('ends at the start of the next one', () => {
    const text = whole.replace('{"id":"u3"', '"id":"u3"')
    expect(idsIn(text)).toMatchObject({ kbArticles: ['a1', 'a2'], currentUser: ['u2'] })
    expect(idsIn(text)['users']).toEqual(expect.not.arrayContaining(['a1']))
  })

  test('is not found inside a string', () => {
    const text = '{"state":{"users":[{"id":"u1","note":"\\"kbArticles\\":[{\\"id\\":\\"no\\"}]"}]'
    expect(idsIn(text)).toEqual({ users: ['u1'] })
  })

  test('that is null has no records, and none of the following one', () => {
    const text = '{"state":{"currentUser":null,"d~~oRequests":[{"id":"x"}],"users":[{"id":"u1"}'
    expect(idsIn(text)).toEqual({ currentUser: [undefined], users: ['u1'] })
  })
})
