import { describe, expect, it } from 'vitest'
import { readAddress } from '@fivefold/shared/address/address-schema'
import { contactAddress, contactHrefAbout } from './contact-topic'

const topicOf = (query: string) => readAddress(contactAddress, query).topic

describe('the topic of a message', () => {
  it('is read from the address as it was written', () => {
    const href = contactHrefAbout('AI & audit: 100% “sure”?')
    expect(href.startsWith('/contact?about=')).toBe(true)
    expect(topicOf(href.slice('/contact'.length))).toBe('AI & audit: 100% “sure”?')
  })
})
