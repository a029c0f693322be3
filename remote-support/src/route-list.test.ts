import { paths } from '@fivefold/shared/routing/paths'
import { describe, expect, it } from 'vitest'
import { answerList } from './answers/answer-list'
import { routeList } from './route-list'

describe('the routes of support', () => {
  it('opens the support home, the knowledge base and its answers to everyone, and a new ticket to users', () => {
    const signIn = Object.fromEntries(
      routeList.map(({ path, access }) => [path, access.signIn] as const),
    )
    expect(signIn).toEqual({
      [paths.support]: false,
      [paths.knowledgeBase]: false,
      ...Object.fromEntries(answerList.map(({ path }) => [path, false])),
      [paths.newTicket]: true,
    })
  })

  it.each(routeList.map(({ path, description }) => [path, description] as const))(
    'describes %s in 120 to 155 characters',
    (_path, description) => {
      expect(description.length).toBeGreaterThanOrEqual(120)
      expect(description.length).toBeLessThanOrEqual(155)
    },
  )

  it('prerenders only pages without an account', () => {
    for (const { access, prerender, indexed } of routeList) {
      expect(prerender).toBe(!access.signIn)
      expect(indexed).toBe(!access.signIn)
    }
  })
})
