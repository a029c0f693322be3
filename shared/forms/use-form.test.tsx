// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { CheckboxField, CheckboxGroupField, TextAreaField, TextField } from '../fields/field'
import { emailText, optionalText, requiredText, requiredTick } from './rules'
import { useForm } from './use-form'

afterEach(cleanup)

const schema = v.object({
  name: requiredText('Enter your name.'),
  email: emailText(),
  message: optionalText(20),
  products: v.array(v.string()),
  agree: requiredTick('Tick the box.'),
})

type Submit = (values: v.InferOutput<typeof schema>) => void | Promise<void>

function Inquiry({
  onSubmit,
  validation,
}: {
  onSubmit: Submit
  validation?: 'schema' | 'browser'
}) {
  const form = useForm({ schema, onSubmit, validation: validation ?? 'schema' })
  return (
    <form {...form.formProps} aria-label="Inquiry">
      <TextField label="Name" name="name" required error={form.errors.name} />
      <TextField label="Email" name="email" type="email" required error={form.errors.email} />
      <TextAreaField label="Message" name="message" error={form.errors.message} />
      <CheckboxGroupField
        label="Products"
        name="products"
        options={[
          { value: 'cortex', label: 'Cortex' },
          { value: 'integ', label: 'Integ' },
        ]}
      />
      <CheckboxField label="I agree" name="agree" error={form.errors.agree} />
      <button type="submit" disabled={form.busy}>
        Send
      </button>
      <button type="button" onClick={form.reset}>
        Cancel
      </button>
      <button type="button" onClick={() => form.refuse('email', 'User already exists')}>
        Refuse
      </button>
    </form>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const submit = () => vi.fn<Submit>()

async function fill() {
  await userEvent.type(field('Name'), '  Ada ')
  await userEvent.type(field('Email'), 'ada@example.org')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Integ' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }))
}

test('the schema reads the fields: trimmed, with every choice', async () => {
  const onSubmit = submit()
  render(<Inquiry onSubmit={onSubmit} />)
  await fill()
  await send()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Ada',
    email: 'ada@example.org',
    message: '',
    products: ['integ'],
    agree: true,
  })
})

test('blanks are no answer: the message stands beside the field, which has the focus', async () => {
  const onSubmit = submit()
  render(<Inquiry onSubmit={onSubmit} />)
  await fill()
  await userEvent.clear(field('Name'))
  await userEvent.type(field('Name'), '   ')
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox', { description: 'Enter your name.' })).toBe(field('Name'))
  expect(document.activeElement).toBe(field('Name'))
})

test('nothing is said before the first submit; afterwards each change is read again', async () => {
  render(<Inquiry onSubmit={submit()} />)
  await userEvent.type(field('Email'), 'ada')
  expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
  await send()
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field('Email'), '@example.org')
  expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
})

test('a text that is too long is refused with its limit and kept whole', async () => {
  render(<Inquiry onSubmit={submit()} />)
  await fill()
  await userEvent.type(field('Message'), 'x'.repeat(21))
  await send()
  const refused = { description: 'Shorten this to 20 characters or fewer.' }
  expect(screen.getByRole('textbox', refused)).toBe(field('Message'))
  expect(field('Message').value).toHaveLength(21)
})

test('a second submit while the first one runs does nothing', async () => {
  const server = new EventTarget()
  const onSubmit = submit().mockImplementation(
    () => new Promise((resolve) => server.addEventListener('answer', () => resolve())),
  )
  render(<Inquiry onSubmit={onSubmit} />)
  await fill()
  await send()
  await userEvent.type(field('Name'), '{Enter}')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  expect(button.disabled).toBe(true)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  server.dispatchEvent(new Event('answer'))
  await waitFor(() => expect(button.disabled).toBe(false))
})

test('a refusal of the store stands beside its field', async () => {
  render(<Inquiry onSubmit={submit()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(screen.getByRole('textbox', { description: 'User already exists' })).toBe(field('Email'))
  expect(document.activeElement).toBe(field('Email'))
})

test('reset empties the fields and takes the messages away', async () => {
  render(<Inquiry onSubmit={submit()} />)
  await userEvent.type(field('Name'), 'Ada')
  await send()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(field('Name').value).toBe('')
  expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
})

test('the browser validates first where the form says so', async () => {
  const onSubmit = submit()
  render(<Inquiry onSubmit={onSubmit} validation="browser" />)
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(false)
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field('Name').hasAttribute('aria-invalid')).toBe(false)
})
