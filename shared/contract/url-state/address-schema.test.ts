import { describe, expect, it } from 'vitest'
import {
  choiceParam,
  flagParam,
  pageParam,
  queryChanges,
  readAddress,
  textParam,
  trimmedTextParam,
} from './address-schema'

const schema = {
  words: textParam('q'),
  topic: trimmedTextParam('about', 5),
  plan: choiceParam('plan', ['starter', 'professional'], 'professional'),
  mine: flagParam('mine', '1'),
  page: pageParam,
}
const read = (search: string) => readAddress(schema, search)

describe('a state in the address', () => {
  it('has its initial values without parameters', () => {
    const initial = { words: '', topic: '', plan: 'professional', mine: false, page: 1 }
    expect(read('')).toEqual(initial)
    expect(queryChanges(schema, read(''))).toEqual({
      q: null,
      about: null,
      plan: null,
      mine: null,
      page: null,
    })
  })

  it('is read back as it was written', () => {
    const state = { words: ' a b', topic: 'x', plan: 'starter' as const, mine: true, page: 3 }
    const written = Object.entries(queryChanges(schema, state)).map(([name, value]) => [
      name,
      value ?? '',
    ])
    expect(readAddress(schema, new URLSearchParams(written))).toEqual(state)
  })

  it('keeps typed blanks out of the address, and trims values of links', () => {
    expect(queryChanges(schema, { words: '  ' })).toEqual({ q: null })
    expect(read('?about=%20long+topic').topic).toBe('long ')
  })

  it('is cut if a foreign link has a longer text than our addresses', () => {
    const long = new URLSearchParams({ q: ` ${'a'.repeat(20_000)}`, about: 'a'.repeat(20_000) })
    expect(readAddress(schema, long)).toMatchObject({
      words: ` ${'a'.repeat(199)}`,
      topic: 'aaaaa',
    })
  })

  it('accepts choices in any letter case, and falls back from unknown ones', () => {
    expect(read('?plan=STARTER').plan).toBe('starter')
    expect(read('?plan=__proto__').plan).toBe('professional')
    expect(read('?mine=true').mine).toBe(false)
  })

  it.each(['0', '-2', '1.5', 'two', '1e99', ''])('reads page=%s as the first page', (page) => {
    expect(read(`?page=${page}`).page).toBe(1)
  })
})
