// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
import { signIn, signOut } from '@fivefold/shared/session/account'
import { replaceSeams } from './replace-seams'

const key = 'fivefold-draft:ticket'
const initial = { subject: '' }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  replaceSeams()
})
describe('the draft of a record that was sent', () => {
  const isReceived = {}
  const isRefused = { refused: 'Too long.' }
  const open = () => renderHook(() => useDraft('ticket', initial))
  const subjectOf = (form: ReturnType<typeof open>) => form.result.current.values.subject
  const receipt = (answer: object, id = 'r1') => {
    const [key, newValue] = [`fivefold-receipt:${id}`, JSON.stringify(answer)]
    localStorage.setItem(key, newValue)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
  }
  /** Sends at once, before the delayed write of the draft. */
  function send() {
    const form = open()
    act(() => form.result.current.change({ subject: 'Invoice' }))
    act(() => form.result.current.sent('r1'))
    expect(subjectOf(form)).toBe('Invoice')
    return form
  }

  test.each([
    ['without an answer', undefined, ''],
    ['that was received', isReceived, ''],
    ['that was refused', isRefused, 'Invoice'],
  ])('%s, in a later form', (_, answer, subject) => {
    send()
    if (answer) receipt(answer)
    expect(subjectOf(open())).toBe(subject)
    expect(subjectOf(open())).toBe(subject)
    expect(Object.keys(localStorage).some((name) => name.startsWith(key))).toBe(
      answer !== isReceived,
    )
  })

  test('returns to an open form that is empty, and takes no newer text away', () => {
    const form = send()
    act(() => form.result.current.discard())
    receipt({}, 'another')
    expect(subjectOf(form)).toBe('')
    receipt(isRefused)
    expect(subjectOf(form)).toBe('Invoice')

    act(() => form.result.current.sent('r2'))
    act(() => form.result.current.change({ subject: 'Newer' }))
    act(() => vi.advanceTimersByTime(500))
    receipt(isRefused, 'r2')
    expect(subjectOf(form)).toBe('Newer')
    expect(subjectOf(open())).toBe('Newer')
    act(() => form.result.current.discard())
    expect(subjectOf(open())).toBe('Invoice')
  })

  test('belongs to the account that has sent it', () => {
    signIn({ email: 'customer@fivefold.example', password: 'secret1' })
    send()
    receipt(isRefused)
    signOut()
    expect(subjectOf(open())).toBe('')
    signIn({ email: 'customer@fivefold.example', password: 'secret1' })
    expect(subjectOf(open())).toBe('Invoice')
    signOut()
  })
})
