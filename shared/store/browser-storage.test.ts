// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { localArea, sessionArea, storageArea } from './browser-storage'

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

test('keys are listed by their beginning', () => {
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
  'a full storage says so and pretends nothing: %s',
  (name) => {
    const area = storageArea(() => refusing(name))
    expect(area.set('a', '1')).toBe('full')
    expect(area.get('a')).toBeNull()
  },
)
