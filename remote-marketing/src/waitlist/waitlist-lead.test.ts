import { readFields } from '@fivefold/shared/forms/form-fields'
import { describe, expect, it } from 'vitest'
import { emptyWaitlistForm, waitlistFields, type WaitlistForm } from './waitlist-lead'
import { waitlistProblem } from './waitlist-problem'

const complete: WaitlistForm = {
  ...emptyWaitlistForm,
  name: 'Ada Lindqvist',
  email: 'ada@northwind.example',
  role: 'technical',
  companySize: '51-200',
  referralSource: 'search',
  agreedToUpdates: true,
}

const fieldsAtFault = (form: WaitlistForm) => {
  const read = readFields(waitlistFields, form)
  return read.ok ? [] : Object.keys(read.errors)
}

describe('joining the waitlist', () => {
  it('requires name, email, role, company size, referral source and the agreement', () => {
    expect(fieldsAtFault(emptyWaitlistForm)).toEqual([
      'name',
      'email',
      'role',
      'companySize',
      'referralSource',
      'agreedToUpdates',
    ])
  })

  it('starts on the free tier and does not require company and interest', () => {
    expect(emptyWaitlistForm.tier).toBe('free')
    expect(fieldsAtFault(complete)).toEqual([])
  })

  it.each(['name', 'email', 'role', 'companySize', 'referralSource'] as const)(
    'does not take blanks for %s',
    (field) => {
      const form = { ...complete, [field]: '   ' }
      expect(fieldsAtFault(form)).toEqual([field])
      expect(waitlistProblem(form)).toEqual({
        title: 'Please fill in all required fields',
        description: 'Fields marked with * are required',
      })
    },
  )

  it('only requires an @ in the email address', () => {
    expect(fieldsAtFault({ ...complete, email: 'a@b' })).toEqual([])
  })

  it('refuses a text that is too long to keep', () => {
    const form = { ...complete, company: 'x'.repeat(201) }
    expect(fieldsAtFault(form)).toEqual(['company'])
    expect(waitlistProblem(form).title).toBe('Please check your answers')
  })

  it.each(['x'.repeat(200), '🧑‍🚀', 'مرحبا بالعالم', '<script>alert(1)</script>'])(
    'takes any name that is not blank: %.20s',
    (name) => {
      expect(fieldsAtFault({ ...complete, name })).toEqual([])
    },
  )
})
