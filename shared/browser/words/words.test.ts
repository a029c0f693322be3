import { assert, maxSafeNat, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { countOf, countWords, dollarWords } from './count-words'
import { initialsOf } from './initials-of'
import { fieldWords, labelWords } from './label-words'

describe('labels', () => {
  it('turn stored values into words', () => {
    expect(labelWords('in-progress')).toBe('In progress')
    expect(labelWords('Technical Issue')).toBe('Technical Issue')
    expect(labelWords('')).toBe('')
  })

  it.each([
    ['companySize', 'Company size'],
    ['created_at', 'Created at'],
    ['email', 'Email'],
  ])('turn the field %s into %s', (field, label) => {
    expect(fieldWords(field)).toBe(label)
  })
})

test('initials are letters or digits', () => {
  expect(initialsOf('Ada Lovelace of London')).toBe('AL')
  expect(initialsOf(' ÅÄ <b>x</b> ')).toBe('ÅB')
  expect(initialsOf('')).toBe('')
})

describe('counts', () => {
  it('group thousands and agree with their noun', () => {
    expect(countWords(2841)).toBe('2,841')
    expect(countOf(1, { one: 'ticket', many: 'tickets' })).toBe('1 ticket')
    expect(countOf(1284, { one: 'ticket', many: 'tickets' })).toBe('1,284 tickets')
  })

  it('group digits as English does, for any number', () => {
    const figure = new Intl.NumberFormat('en-US')
    assert(
      property(maxSafeNat(), (count) => {
        expect(countWords(count)).toBe(figure.format(count))
      }),
    )
  })

  it('of dollars are whole', () => {
    expect(dollarWords(1499)).toBe('$1,499')
    expect(dollarWords(20_000.5)).toBe('$20,001')
  })
})
