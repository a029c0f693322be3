// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { translatePage } from '../../../../e2e/fixtures/changed-by/translator'
import { tolerateOthers } from './tolerate-others'

let root: Root
let element: HTMLElement
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  tolerateOthers()
  translatePage()
})

beforeEach(() => {
  element = document.createElement('main')
  document.body.replaceChildren(element)
  root = createRoot(element)
})

afterEach(() => act(async () => root.unmount()))

const render = (content: ReactNode) => act(async () => root.render(<div>{content}</div>))

/** The page's text. Expects that the translator has wrapped all of it. */
function translated() {
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    expect(text.parentElement?.localName).toBe('font')
  return element.textContent
}

test('a text that changes next to others shows, and is translated again', async () => {
  const greeting = (name: string) => (
    <p>
      Hello {name}, <b>welcome</b>
    </p>
  )
  await render(greeting('Ada'))
  expect(translated()).toBe('Hello Ada, welcome')
  await render(greeting('Grace'))
  expect(translated()).toBe('Hello Grace, welcome')
  await render(greeting('Joan'))
  expect(translated()).toBe('Hello Joan, welcome')
})

test('a text that is removed takes its translation with it', async () => {
  const status = (isBusy: boolean) => (
    <button>
      {isBusy && 'Saving…'}
      <i>icon</i>
      {!isBusy && 'Save'}
    </button>
  )
  await render(status(false))
  await render(status(true))
  expect(translated()).toBe('Saving…icon')
  await render(status(false))
  expect(translated()).toBe('iconSave')
  await render(<em>Done</em>)
  expect(translated()).toBe('Done')
})

test('a node inserted before a translated text comes before it', async () => {
  const list = (first: string | null) => (
    <p>
      {first && <b>{first}</b>}
      last
    </p>
  )
  await render(list(null))
  await render(list('first '))
  expect(translated()).toBe('first last')
})

test('nodes are inserted before a field that an extension has wrapped, and replace it', async () => {
  const form = (error: string, isSent: boolean) => (
    <form>
      {error && <p>{error}</p>}
      {isSent ? <output>Sent</output> : <input name="email" />}
      <button>Send</button>
    </form>
  )
  await render(form('', false))
  const field = element.querySelector('input')
  const wrapper = document.createElement('span')
  field?.replaceWith(wrapper)
  if (field) wrapper.append(field)
  await render(form('Enter an email', false))
  expect(element.querySelector('form')?.firstElementChild?.textContent).toBe('Enter an email')
  expect(wrapper.contains(field)).toBe(true)
  await render(form('', true))
  expect(translated()).toBe('SentSend')
  expect(element.querySelector('input, span')).toBeNull()
})

test('a node that was never in the page is inserted and removed without an error', () => {
  const [parent, stranger] = [document.createElement('p'), document.createElement('i')]
  expect(parent.removeChild(stranger)).toBe(stranger)
  expect(parent.insertBefore(document.createElement('b'), stranger)).toBe(parent.lastChild)
})
