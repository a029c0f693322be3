// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { CheckboxField, RadioGroupField } from './choice-field'
import { SelectField, TextField } from './field'
import { TextAreaField } from './text-area-field'
import { PasswordField } from './password-field'
import type { LongText } from './use-overlong-text'

test('the label is the name of the field, without the required mark', () => {
  render(<TextField label="Email" name="email" type="email" required />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect(field.required).toBe(true)
  expect(field.type).toBe('email')
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true')
})

test('the error comes before the hint in the description', () => {
  render(<TextAreaField label="Message" name="message" hint="In brief." error="Write something." />)
  const field = screen.getByRole('textbox', {
    name: 'Message',
    description: 'Write something. In brief.',
  })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a field without an error is not marked as invalid', () => {
  render(<TextField label="Name" name="name" />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

test('a select starts at its placeholder', () => {
  const options = [{ value: 'vp-sales', label: 'VP Sales' }]
  render(<SelectField label="Role" name="role" placeholder="Choose a role" options={options} />)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('')
})

const tiers = [
  { value: 'free', label: 'Free', hint: '100 queries per month' },
  { value: 'beta', label: 'Beta' },
]

test('a radio group has a name, and so has each option', async () => {
  const choose = vi.fn<(value: string) => void>()
  render(
    <RadioGroupField
      label="Tier"
      name="tier"
      options={tiers}
      value="free"
      onChange={(event) => choose(event.target.value)}
    />,
  )
  screen.getByRole('group', { name: 'Tier' })
  const free = { name: 'Free', description: '100 queries per month' }
  expect(screen.getByRole('radio', free)).toHaveProperty('checked', true)
  await userEvent.click(screen.getByText('Beta'))
  expect(choose).toHaveBeenCalledWith('beta')
})

test('a single checkbox carries its error', () => {
  render(<CheckboxField label="I agree" name="agree" required error="Tick the box." />)
  const box = screen.getByRole('checkbox', { name: 'I agree', description: 'Tick the box.' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

describe('a text far beyond the limit', () => {
  function Form({ longText }: { longText?: LongText }) {
    const [value, setValue] = useState('Before')
    return (
      <TextAreaField
        label="Message"
        name="m"
        limit={10}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        longText={longText}
      />
    )
  }
  const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  /** As a browser asks before it adds a text. @returns whether it may. */
  const asks = (data: string) => {
    const event = new InputEvent('beforeinput', { data, bubbles: true, cancelable: true })
    act(() => void area().dispatchEvent(event))
    return !event.defaultPrevented
  }
  const sentence = 'This text has 1,284 characters, and the field takes 10. It was not added.'

  test('is not added by a paste or a drop, and a sentence says so until the next text', () => {
    render(<Form />)
    area().select()
    expect(asks('x'.repeat(100))).toBe(true)
    expect(asks('x'.repeat(1_284))).toBe(false)
    expect(screen.getByRole('textbox', { description: sentence })).toBe(area())
    expect(screen.queryByRole('button')).toBeNull()
    expect(asks('x')).toBe(true)
    expect(area().getAttribute('aria-invalid')).toBeNull()
  })

  test('that came without asking gives the field its text back', () => {
    render(<Form />)
    fireEvent.input(area(), { target: { value: 'x'.repeat(1_284) } })
    expect(area().value).toBe('Before')
    expect(screen.getByRole('textbox', { description: sentence })).toBe(area())
  })

  test('is offered as a file where the form takes files', async () => {
    const take = vi.fn<(text: string) => void>()
    render(<Form longText={{ label: ({ length }) => `Attach ${length}`, take }} />)
    asks('x'.repeat(1_284))
    await userEvent.click(screen.getByRole('button', { name: 'Attach 1284' }))
    expect(take).toHaveBeenCalledExactlyOnceWith('x'.repeat(1_284))
    expect(document.activeElement).toBe(area())
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('a field counts its characters when its limit is near', () => {
  const field = (length: number) => (
    <TextField
      label="Subject"
      name="s"
      hint="In brief."
      limit={50}
      value={'x'.repeat(length)}
      readOnly
    />
  )
  const { rerender } = render(field(39))
  expect(screen.queryByText(/characters/)).toBeNull()
  rerender(field(40))
  screen.getByRole('textbox', { description: /In brief\.\s40 of 50 characters/ })
})

test('a button next to it shows and hides a password without changing it', async () => {
  render(<PasswordField label="Confirm Password" name="again" required />)
  const field = screen.getByLabelText<HTMLInputElement>(/password/i)
  await userEvent.type(field, 'secret')
  const toggle = screen.getByRole('button', { name: 'Show confirm password', pressed: false })
  await userEvent.click(toggle)
  expect([field.type, field.value]).toEqual(['text', 'secret'])
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(toggle)
  expect([field.type, field.value]).toEqual(['password', 'secret'])
})
