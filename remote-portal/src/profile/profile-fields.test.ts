import { describe, expect, it } from 'vitest'
import { readFields } from '@fivefold/shared/forms/form-fields'
import { profileFields } from './profile-fields'

const casey = { name: 'Casey', email: 'casey@northwind.example', company: '', phone: '' }
const messages = (change: Partial<typeof casey>) => {
  const read = readFields(profileFields, { ...casey, ...change })
  return read.ok ? [] : Object.values(read.errors)
}

describe('the profile form', () => {
  it('reads trimmed values; company and phone may stay empty', () => {
    const read = readFields(profileFields, { ...casey, name: '  Casey ', phone: ' ' })
    expect(read).toEqual({ ok: true, output: casey })
  })

  it.each(['', '   ', '\t\n'])('refuses the blank name %j', (name) => {
    expect(messages({ name })).toEqual(['Name is required'])
  })

  it('requires an @ in the email address', () => {
    expect(messages({ email: 'casey' })[0]).toContain('@')
    expect(messages({ email: '' })[0]).toBe('Enter your email address.')
  })

  it.each(['name', 'company', 'phone'] as const)('refuses 10,000 characters as %s', (field) => {
    expect(messages({ [field]: 'x'.repeat(10_000) })).toHaveLength(1)
  })

  it.each(['🦊 Casey', 'שלום', '<script>alert(1)</script>'])('accepts %s as a name', (name) => {
    expect(messages({ name })).toEqual([])
  })
})
