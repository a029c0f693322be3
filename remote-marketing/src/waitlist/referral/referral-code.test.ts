import { describe, expect, it } from 'vitest'
import { readAddress } from '@fivefold/shared/address/address-schema'
import { newReferralCode, referralLink, shareLinks } from './referral-code'
import { waitlistAddress } from '../waitlist-address'

const referralCodeOf = (query: string) => readAddress(waitlistAddress, query).invitedBy

describe('a referral code', () => {
  it('is the slug, a dash and six characters of A-Z and 0-9', () => {
    for (let round = 0; round < 200; round += 1) {
      expect(newReferralCode()).toMatch(/^fivefold-[A-Z0-9]{6}$/)
    }
  })

  it('is random and uses the whole alphabet', () => {
    const codes = new Set(Array.from({ length: 1000 }, () => newReferralCode()))
    expect(codes.size).toBe(1000)
    expect(new Set([...codes].join('').replaceAll('fivefold-', ''))).toHaveProperty('size', 36)
  })
})

describe('sharing', () => {
  const link = referralLink('fivefold-ABC123', 'https://www.fivefold.example')

  it('links to the waitlist with the code', () => {
    expect(link).toBe('https://www.fivefold.example/waitlist?ref=fivefold-ABC123')
  })

  it('passes the link to the microblog and the professional network', () => {
    const { microblog, professionalNetwork } = shareLinks(link, 'Join me')
    expect(new URL(microblog).searchParams.get('url')).toBe(link)
    expect(new URL(microblog).searchParams.get('text')).toBe('Join me')
    expect(new URL(professionalNetwork).searchParams.get('url')).toBe(link)
  })
})

describe('the code in the URL', () => {
  it('is read, trimmed and cut to a maximum length', () => {
    expect(referralCodeOf('?ref=fivefold-ABC123&view=developers')).toBe('fivefold-ABC123')
    expect(referralCodeOf('?ref=%20')).toBe('')
    expect(referralCodeOf('')).toBe('')
    expect(referralCodeOf(`?ref=${'x'.repeat(500)}`)).toHaveLength(64)
  })
})
