// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter, Link } from '../routing/link'
import { choiceParam, textParam } from './address-schema'
import { useAddressState } from './use-address-state'

const schema = {
  words: textParam('q'),
  status: choiceParam('status', ['all', 'open'], 'all'),
}

function Filter() {
  const { state, settled, type, change, settle } = useAddressState(schema)
  return (
    <>
      <input
        aria-label="Words"
        value={state.words}
        onChange={(event) => type({ words: event.target.value })}
        onBlur={settle}
      />
      <button onClick={() => change({ status: 'open' })}>Open</button>
      <output>{`${state.status} ${settled.words}`}</output>
      <Link to="/list?q=linked">Link</Link>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' })
const typeWords = (value: string) => fireEvent.change(field(), { target: { value } })
const pause = () => act(() => vi.advanceTimersByTime(250))
const search = () => window.location.search

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/list?utm_source=x#top')
  render(<Filter />, { wrapper: BrowserRouter })
})
test('typed text shows at once and is in the address after a pause', () => {
  const entries = window.history.length
  typeWords('a')
  typeWords('ab')
  expect(field().value).toBe('ab')
  expect(search()).toBe('?utm_source=x')
  pause()
  expect(search() + window.location.hash).toBe('?utm_source=x&q=ab#top')
  expect(window.history.length).toBe(entries)
  screen.getByText('all ab')
})

test('a choice is in the address at once, with the text being typed', () => {
  typeWords('ab')
  fireEvent.click(screen.getByRole('button'))
  expect(search()).toBe('?utm_source=x&q=ab&status=open')
})

test('typed text can be written without a pause', () => {
  typeWords('ab')
  fireEvent.blur(field())
  expect(search()).toBe('?utm_source=x&q=ab')
})

test('typing continues after the address has followed', () => {
  typeWords('a')
  pause()
  typeWords('ab')
  pause()
  expect(field().value).toBe('ab')
  expect(search()).toContain('q=ab')
})

test('another visit drops the typed text', () => {
  typeWords('ab')
  fireEvent.click(screen.getByRole('link'))
  expect(field().value).toBe('linked')
  pause()
  expect(search()).toBe('?q=linked')
})

test('blanks stay in the field and out of the address', () => {
  typeWords('  ')
  pause()
  expect(field().value).toBe('  ')
  expect(search()).toBe('?utm_source=x')
})
