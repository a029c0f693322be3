// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { browserArea, localArea, sessionArea, storageArea, storeArea } from './browser-storage'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function refusing(name: string): Storage {
  const refuse = () => {
    throw new DOMException('refused', name)
  }
  return Object.create(Storage.prototype, {
    getItem: { value: () => null },
    setItem: { value: refuse },
    removeItem: { value: refuse },
    key: { value: () => null },
    length: { value: 0 },
  })
}

test('local and session values are kept apart, in the browser’s own areas', () => {
  expect(localArea.set('a', '1')).toBe('written')
  expect(sessionArea.set('a', '2')).toBe('written')
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2'])
  localArea.remove('a')
  expect([localArea.get('a'), sessionArea.get('a')]).toEqual([null, '2'])
})

test('keys are listed by prefix', () => {
  for (const key of ['b:1', 'a:1', 'a:2']) localArea.set(key, '')
  expect(localArea.keys('a:').toSorted()).toEqual(['a:1', 'a:2'])
  expect(localArea.keys()).toHaveLength(3)
})

describe('without storage', () => {
  test.each([
    ['none at all', () => undefined],
    [
      'access forbidden',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
    ['writing forbidden', () => refusing('SecurityError')],
  ])('%s: values live in memory', (_title, find) => {
    const area = storageArea(find)
    expect(area.set('a', '1')).toBe('unavailable')
    expect(area.get('a')).toBe('1')
    expect(area.keys()).toEqual(['a'])
    area.remove('a')
    expect(area.get('a')).toBeNull()
  })
})

test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
  'a full storage is reported, and a refused value stays in memory: %s',
  (name) => {
    const area = storageArea(() => refusing(name))
    expect(area.set('a', '1')).toBe('full')
    expect(area.get('a')).toBe('1')
  },
)

test('an error of another kind is not reported as full', () => {
  const failing = (error: unknown): Storage =>
    Object.create(Storage.prototype, {
      setItem: {
        value: () => {
          throw error
        },
      },
    })
  const named = Object.assign(new Error('no'), { name: 'QuotaExceededError' })
  for (const error of [named, new DOMException('no', 'DataError')]) {
    expect(browserArea(() => failing(error)).set('a', '1')).toBe('unavailable')
  }
})

describe('the plain area', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }

  test('distinguishes an absent value from a forbidden one', () => {
    const area = browserArea(() => localStorage)
    expect(area.get('a')).toBeNull()
    expect(area.set('a', '1')).toBe('written')
    expect(area.get('a')).toBe('1')
    area.remove('a')
    expect(area.get('a')).toBeNull()
    for (const find of [forbidden, () => undefined]) {
      const refusing = browserArea(find)
      expect(refusing.get('a')).toBeUndefined()
      expect(refusing.set('a', '1')).toBe('unavailable')
      expect(refusing.keys()).toEqual([])
      expect(() => refusing.remove('a')).not.toThrow()
    }
  })

  test('lists its keys, all or by prefix', () => {
    for (const key of ['b:1', 'a:1']) localStorage.setItem(key, '')
    const area = browserArea(() => localStorage)
    expect(area.keys().toSorted()).toEqual(['a:1', 'b:1'])
    expect(area.keys('a:')).toEqual(['a:1'])
  })

  test('is the browser’s own for the store', () => {
    storeArea.set('a', '1')
    expect(localStorage.getItem('a')).toBe('1')
  })
})

test('a value kept in memory is replaced when storage accepts a later one', () => {
  let found: Storage | undefined
  const area = storageArea(() => found)
  area.set('a:1', 'memory')
  area.set('b:1', 'memory')
  found = localStorage
  localStorage.setItem('a:2', 'stored')
  localStorage.setItem('a:1', 'stored')
  expect(area.keys('a:').toSorted()).toEqual(['a:1', 'a:2'])
  expect(area.keys().toSorted()).toEqual(['a:1', 'a:2', 'b:1'])
  expect(area.get('a:1')).toBe('memory')
  expect(area.set('a:1', 'later')).toBe('written')
  localStorage.setItem('a:1', 'of another tab')
  expect(area.get('a:1')).toBe('of another tab')
})
