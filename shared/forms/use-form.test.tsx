// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CheckboxField, CheckboxGroupField } from '../ui/fields/choice-field'
import { TextField } from '../ui/fields/field'
import { TextAreaField } from '../ui/fields/text-area-field'
import { ToastRegion } from '../ui/notify/toast'
import { BrowserRouter } from '../contract/routing/link'
import { pasteInto } from '../testing/paste-into'
import { skipVisibilityChecks } from '../testing/render-page'
import { emailText, optionalText, requiredText, requiredTick } from './rules'
import { limitOf } from './form-fields'
import { firstMessage, useForm } from './use-form'

beforeEach(skipVisibilityChecks)

const noProducts: readonly string[] = []
const products = [
  { value: 'cortex', label: 'Cortex' },
  { value: 'integ', label: 'Integ' },
]

const fields = {
  name: { label: 'Name', required: true, rule: requiredText('Enter your name.') },
  email: { label: 'Email', type: 'email', required: true, rule: emailText() },
  password: { label: 'Password', type: 'password', rule: optionalText() },
  message: { label: 'Message', rule: optionalText(20) },
  products: {
    label: 'Products',
    options: products,
    initial: noProducts,
    rule: v.array(v.string()),
  },
  agree: { label: 'I agree', initial: false, rule: requiredTick('Tick the box.') },
}

type Options = Parameters<typeof useForm<typeof fields>>[0]
type Submit = Options['onSubmit']

function Inquiry(options: Omit<Options, 'fields'>) {
  const form = useForm({ fields, ...options })
  return (
    <form {...form.formProps} aria-label="Inquiry">
      <TextField {...form.field('name')} />
      <TextField {...form.field('email')} />
      <TextField {...form.field('password')} />
      <TextAreaField {...form.field('message')} />
      <CheckboxGroupField {...form.field('products')} />
      <CheckboxField {...form.field('agree')} />
      <button type="submit" disabled={form.busy}>
        Send
      </button>
      <button type="button" onClick={form.reset}>
        Cancel
      </button>
    </form>
  )
}

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => person.click(screen.getByRole('button', { name: 'Send' }))
const submit = () => vi.fn<Submit>()

async function fill() {
  await person.type(field('Name'), '  Ada ')
  await person.type(field('Email'), 'ada@example.org')
  await person.click(screen.getByRole('checkbox', { name: 'Integ' }))
  await person.click(screen.getByRole('checkbox', { name: 'I agree' }))
}

test('the schema reads the fields: trimmed, with every choice', async () => {
  const onSubmit = submit()
  render(<Inquiry onSubmit={onSubmit} />)
  await fill()
  await send()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Ada',
    email: 'ada@example.org',
    password: '',
    message: '',
    products: ['integ'],
    agree: true,
  })
})

test('blanks are refused: the message is next to the field, which has the focus', async () => {
  const onSubmit = submit()
  render(<Inquiry onSubmit={onSubmit} />)
  await fill()
  await person.clear(field('Name'))
  await person.type(field('Name'), '   ')
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox', { description: 'Enter your name.' })).toBe(field('Name'))
  expect(document.activeElement).toBe(field('Name'))
})

test('messages appear at the first submit and are updated by each change', async () => {
  render(<Inquiry onSubmit={submit()} />)
  await person.type(field('Email'), 'ada')
  expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
  await send()
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  await person.type(field('Email'), '@example.org')
  expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
})

test('a text that is too long is refused with its limit and kept uncut', async () => {
  render(<Inquiry onSubmit={submit()} />)
  await fill()
  await pasteInto(person, field('Message'), 'x'.repeat(21))
  await send()
  const refused = { description: /^Shorten this to 20 characters or fewer\./ }
  expect(screen.getByRole('textbox', refused)).toBe(field('Message'))
  expect(field('Message').value).toHaveLength(21)
})

test('a text that is too long is refused at once, before a submit', async () => {
  render(<Inquiry onSubmit={submit()} />)
  await pasteInto(person, field('Message'), 'x'.repeat(21))
  const described = (description: string) => screen.queryByRole('textbox', { description })
  expect(described('Shorten this to 20 characters or fewer. 21 of 20 characters')).toBe(
    field('Message'),
  )
  await person.type(field('Message'), '{Backspace}')
  expect(described('20 of 20 characters')).toBe(field('Message'))
})

test('a pasted text of any length stays uncut, with an error', async () => {
  render(<Inquiry onSubmit={submit()} />)
  await person.click(field('Name'))
  await person.paste('x'.repeat(50_000))
  expect(field('Name').value).toHaveLength(50_000)
  const description = 'Shorten this to 10,000 characters or fewer. 50,000 of 10,000 characters'
  expect(screen.getByRole('textbox', { description })).toBe(field('Name'))
})

test('a field without free text has no limit', () => {
  const choice = { label: 'Role', options: [], rule: requiredText('Choose.') }
  expect(limitOf(choice)).toBeUndefined()
  expect(limitOf(fields.password)).toBeUndefined()
  expect(limitOf(fields.products)).toBeUndefined()
  expect(limitOf(fields.email)).toBe(254)
})

test('a second submit while the first one runs does nothing', async () => {
  const server = new EventTarget()
  const onSubmit = submit().mockImplementation(
    () => new Promise((resolve) => server.addEventListener('answer', () => resolve())),
  )
  render(<Inquiry onSubmit={onSubmit} />)
  await fill()
  await send()
  await person.type(field('Name'), '{Enter}')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  expect(button.disabled).toBe(true)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  server.dispatchEvent(new Event('answer'))
  await waitFor(() => expect(button.disabled).toBe(false))
})

test('a refusal of the store is next to its field', async () => {
  render(<Inquiry onSubmit={submit().mockReturnValue({ email: 'User already exists' })} />)
  await fill()
  await send()
  expect(screen.getByRole('textbox', { description: 'User already exists' })).toBe(field('Email'))
  expect(document.activeElement).toBe(field('Email'))
})

test('the values of a checkbox group are in the order of its options', async () => {
  const onSubmit = submit()
  render(<Inquiry onSubmit={onSubmit} />)
  await fill()
  await person.click(screen.getByRole('checkbox', { name: 'Cortex' }))
  await send()
  expect(onSubmit.mock.calls[0]?.[0].products).toEqual(['cortex', 'integ'])
})

test('a password is submitted and is nowhere in the page', async () => {
  const onSubmit = submit()
  render(<Inquiry onSubmit={onSubmit} />)
  await fill()
  await person.type(screen.getByLabelText('Password'), 'secret')
  expect(document.body.innerHTML).not.toContain('secret')
  await send()
  expect(onSubmit.mock.calls[0]?.[0].password).toBe('secret')
})

test('reset empties the fields and removes the messages', async () => {
  render(<Inquiry onSubmit={submit()} />)
  await person.type(field('Name'), 'Ada')
  await send()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(field('Name').value).toBe('')
  expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
})

test('the browser validates first, if the form says so', async () => {
  const onSubmit = submit()
  render(<Inquiry onSubmit={onSubmit} validation="browser" />)
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(false)
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field('Name').hasAttribute('aria-invalid')).toBe(false)
})

test('the rule’s message is next to a field that the browser refuses, if the form says so', async () => {
  render(<Inquiry onSubmit={submit()} validation="browser-explained" />)
  const bubbles = vi.fn<(event: Event) => void>()
  const onInvalid = (event: Event) => bubbles(event)
  document.addEventListener('invalid', onInvalid, { capture: true })
  await send()
  document.removeEventListener('invalid', onInvalid, { capture: true })
  expect(screen.getByRole('textbox', { description: 'Enter your name.' })).toBe(field('Name'))
  // There is only one message: the browser shows no bubble over it.
  expect(bubbles.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true)
  expect(document.activeElement).toBe(field('Name'))
  await person.type(field('Name'), 'Ada')
  expect(field('Name').hasAttribute('aria-invalid')).toBe(false)
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
})

test('unedited fields follow the initial values', async () => {
  const { rerender } = render(
    <Inquiry onSubmit={submit()} initial={{ name: 'Ada', message: '' }} />,
  )
  await person.type(field('Message'), 'Hello')
  rerender(<Inquiry onSubmit={submit()} initial={{ name: 'Grace', message: 'Other' }} />)
  expect(field('Name').value).toBe('Grace')
  expect(field('Message').value).toBe('Hello')
})

describe('the toast that sums up errors', () => {
  /* The first import compiles the messages, which takes seconds on a busy machine. */
  beforeAll(() => import('../ui/notify/toast-messages'), 60_000)

  const open = (props: Partial<Options> = {}) =>
    render(
      <BrowserRouter>
        <Inquiry onSubmit={submit()} problem={firstMessage} {...props} />
        <ToastRegion />
      </BrowserRouter>,
    )
  const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

  test('disappears when the errors are corrected, and returns with new ones', async () => {
    open()
    await send()
    await waitFor(() => expect(shown()).toEqual(['Enter your name.']))
    await person.type(field('Name'), 'Ada')
    await waitFor(() => expect(shown()).toEqual([]))
    await person.clear(field('Name'))
    await send()
    await waitFor(() => expect(shown()).toEqual(['Enter your name.']))
  })

  test('disappears with its form', async () => {
    const { rerender } = open()
    await send()
    await waitFor(() => expect(shown()).toEqual(['Enter your name.']))
    rerender(
      <BrowserRouter>
        <ToastRegion />
      </BrowserRouter>,
    )
    await waitFor(() => expect(shown()).toEqual([]))
  })

  test('shows the store’s refusal, if there is one', async () => {
    open({ onSubmit: () => ({ email: 'User already exists' }) })
    await fill()
    await send()
    await waitFor(() => expect(shown()).toEqual(['User already exists']))
    await person.type(field('Email'), '.net')
    await waitFor(() => expect(shown()).toEqual([]))
  })
})
