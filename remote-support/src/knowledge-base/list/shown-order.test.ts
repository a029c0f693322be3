import { describe, expect, it } from 'vitest'
import { article } from '../../testing/article'
import { inShownOrder } from './shown-order'

const ids = (...given: string[]) => given.map((id) => article({ id }))
const order = (articles: readonly { id: string }[]) => articles.map(({ id }) => id).join(' ')

describe('the order of a shown list', () => {
  it('stays when an article overtakes another', () => {
    expect(order(inShownOrder(ids('b', 'a', 'c'), ['a', 'b', 'c']))).toBe('a b c')
  })

  it('has the current articles', () => {
    const viewed = article({ id: 'a', view_count: 8 })
    expect(inShownOrder([viewed], ['a'])).toEqual([viewed])
  })

  it('drops withdrawn articles and adds new ones at the end', () => {
    expect(order(inShownOrder(ids('new', 'c', 'a'), ['a', 'b', 'c']))).toBe('a c new')
  })
})
