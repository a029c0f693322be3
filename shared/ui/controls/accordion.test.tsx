// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Accordion } from './accordion'

const items = [
  { id: 'change', question: 'Can I change plans later?', answer: 'At any time.' },
  { id: 'trial', question: 'Is there a free trial?', answer: '14 days.' },
]

test('one answer is open at a time, and its question closes it', async () => {
  render(<Accordion items={items} />)
  const [change, trial] = screen.getAllByRole('button')
  if (!change || !trial) throw new Error('both questions are buttons')

  await userEvent.click(change)
  expect(change.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('At any time.').hidden).toBe(false)

  await userEvent.click(trial)
  expect(change.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByText('At any time.').hidden).toBe(true)

  await userEvent.click(trial)
  expect(trial.getAttribute('aria-expanded')).toBe('false')
})

test('a link to a question opens its answer', async () => {
  window.location.hash = '#faq-trial'
  render(<Accordion items={items} />)
  expect(screen.getByText('14 days.').hidden).toBe(false)
  expect(document.getElementById('faq-trial')?.textContent).toContain('free trial')
  window.location.hash = ''
})
