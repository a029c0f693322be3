// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydratedEvent } from '@fivefold/shared/start/start-data'
import { takeEarlyActions } from './take-early-actions'
import { postEarly } from '../../../starter/inline/early-posts'
import { earlyEvents, type EarlyEvents } from '../../../starter/inline/early-events'

const onIntent = vi.fn()
let done: string[]
let events: EarlyEvents

const newEvents = () => earlyEvents(onIntent)

beforeEach(() => {
  document.execCommand = vi.fn<typeof document.execCommand>()
  onIntent.mockReset()
  done = []
  document.body.innerHTML = `
    <div id="root">
      <header><button id="menu">Menu</button><button id="ask" aria-haspopup="dialog">Ask</button><a id="home" href="#home">Home</a></header>
      <main id="main">
        <div data-page="/">
          <form id="form"><input id="name" /><input id="agree" type="checkbox" /></form>
          <form id="chat"><input id="message" /><button id="send" type="submit" disabled>Send</button></form>
          <button id="one">One</button><button id="two">Two</button>
          <p id="text">Text</p>
        </div>
        <button id="screen">Sign In</button>
        <div data-shell><button id="again">Try Again</button></div>
      </main>
    </div>`
  events = newEvents()
  events.begin()
  takeEarlyActions(events)
})

function beginAgain() {
  events.end()
  events = newEvents()
  events.begin()
  takeEarlyActions(events)
}

const element = (id: string) => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`There is no ${id}`)
  return found
}

/** Makes a part interactive, as the page's scripts do. */
async function hydrate(selector: string) {
  for (const each of document.querySelectorAll(
    selector === '#root' ? 'header button, [data-shell] *' : '[data-page] *, #screen',
  )) {
    each.addEventListener('click', () => done.push(`click ${each.id}`))
    each.addEventListener('submit', (event) => {
      event.preventDefault()
      done.push(`submit ${each.id}`)
    })
    each.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent) done.push(`${event.key} ${each.id}`)
    })
    each.addEventListener('input', () => {
      if (each instanceof HTMLInputElement) done.push(`${each.id} ${each.value}`)
    })
  }
  const part = document.querySelector(selector)
  part?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
  await Promise.resolve()
  part?.setAttribute('data-interactive', '')
  // Each repetition takes one turn of the event loop, however long it is.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

afterEach(async () => {
  // Removes the listeners from the document.
  await hydrate('#root')
  await hydrate('main')
})

const press = (id: string, key: string, more: KeyboardEventInit = {}) =>
  element(id).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  )

function type(id: string, value: string) {
  Object.assign(element(id), { value })
  element(id).dispatchEvent(new Event('input', { bubbles: true }))
}

test('early actions are repeated once, in order, after texts, when their part is interactive', async () => {
  element('one').click()
  type('name', 'A')
  type('name', 'Ada')
  element('two').click()
  element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await hydrate('#root')
  expect(done).toEqual([])
  await hydrate('main')
  expect(done).toEqual(['name Ada', 'click one', 'click two', 'submit form'])
  element('one').click()
  expect(done.at(-1)).toBe('click one')
  expect(done).toHaveLength(5)
})

test('actions held before the starter runs are repeated, too', async () => {
  events.end()
  const loaded = newEvents()
  loaded.begin()
  element('one').click()
  element('home').click()
  expect(element('one').hasAttribute('data-pending')).toBe(true)
  const afterwards = vi.fn<() => void>()
  loaded.onIntent(afterwards)
  expect(afterwards).toHaveBeenCalledOnce()
  takeEarlyActions(loaded)
  await hydrate('main')
  expect(done).toEqual(['click one'])
})

test('a key goes to its control, unless an earlier key has moved the focus', async () => {
  element('one').focus()
  press('one', 'ArrowRight')
  element('two').focus()
  press('two', 'ArrowDown')
  press('two', 'ArrowUp')
  element('two').addEventListener('keydown', () => element('one').focus())
  await hydrate('#root')
  await hydrate('main')
  expect(done).toEqual(['ArrowRight one', 'ArrowDown two', 'ArrowUp one'])
})

test('an action is repeated at once if its part is already interactive', async () => {
  events.end()
  const loaded = newEvents()
  loaded.begin()
  element('menu').click()
  await hydrate('#root')
  await hydrate('main')
  takeEarlyActions(loaded)
  await expect.poll(() => done).toEqual(['click menu'])
})

test('a press sees the text that its field held at the time', async () => {
  type('name', 'A')
  element('one').click()
  type('name', 'Ada')
  await hydrate('main')
  expect(done).toEqual(['name Ada', 'name A', 'click one', 'name Ada'])
})

test('a text is restored only after an action that has changed it', async () => {
  type('name', 'Ada')
  element('one').click()
  type('name', 'Ada L')
  element('two').click()
  element('one').addEventListener('click', () => Object.assign(element('name'), { value: '' }))
  await hydrate('main')
  expect(done).toEqual(['name Ada L', 'name Ada', 'click one', 'name Ada L', 'click two'])
})

test('an update in the same commit keeps the text and its selection', async () => {
  const name = element('name') as HTMLInputElement
  name.focus()
  type('name', 'Ada')
  name.setSelectionRange(1, 2)
  element('main').dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
  name.value = ''
  await Promise.resolve()
  expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Ada', 1, 2])
})

test('a field that the page has filled in keeps its value', async () => {
  element('main').dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
  Object.assign(element('name'), { value: 'Draft' })
  await Promise.resolve()
  expect(element('name')).toHaveProperty('value', 'Draft')
})

test('text typed after hydration wins over inputs that are still queued', async () => {
  type('name', 'A')
  element('one').click()
  type('name', 'Ad')
  element('main').dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
  await Promise.resolve()
  type('name', 'Ada')
  await hydrate('main')
  expect(element('name')).toHaveProperty('value', 'Ada')
})

test('the page of another address gets none of the actions', async () => {
  type('name', 'Ada')
  window.history.pushState(null, '', '/another')
  Object.assign(element('name'), { value: '' })
  await hydrate('main')
  window.history.pushState(null, '', '/')
  expect(element('name')).toHaveProperty('value', '')
})

test('text typed before a reload is restored', async () => {
  window.history.replaceState(
    {
      key: 'router',
      typed: [
        ['Ada', false],
        ['on', true],
      ],
    },
    '',
  )
  beginAgain()
  expect(window.history.state).toEqual({ key: 'router' })
  await hydrate('main')
  expect(element('agree')).toHaveProperty('checked', true)
  expect(done.slice(0, 2)).toEqual(['name Ada', 'click agree'])
})

test('keys of an input method are not held', () => {
  element('one').focus()
  press('one', 'k', { ctrlKey: true })
  expect(press('one', 'a', { isComposing: true })).toBe(true)
  expect(press('one', 'a')).toBe(false)
})

test('the search shortcut works on a layout without Latin letters', () => {
  expect(press('text', 'л', { ctrlKey: true, code: 'KeyK' })).toBe(false)
  expect(press('text', 'k', { ctrlKey: true, code: 'KeyV' })).toBe(false)
  expect(press('text', 't', { ctrlKey: true, code: 'KeyK' })).toBe(true)
})

test('the shell does not wait for the page', async () => {
  element('one').click()
  element('menu').click()
  await hydrate('#root')
  expect(done).toEqual(['click menu'])
})

test('a control is marked until its action is repeated', async () => {
  element('menu').click()
  expect(element('menu').hasAttribute('data-pending')).toBe(true)
  await hydrate('#root')
  expect(element('menu').hasAttribute('data-pending')).toBe(false)
})

test('a checkbox is ticked at once, and the scripts are notified', async () => {
  element('agree').click()
  expect(element('agree')).toHaveProperty('checked', true)
  await hydrate('main')
  expect(element('agree')).toHaveProperty('checked', true)
  expect(done.filter((each) => each.includes('agree'))).toEqual(['click agree', 'agree on'])
})

test('the scripts are notified of a group’s last chosen radio', async () => {
  const form = element('form')
  form.innerHTML = ['a', 'b'].map((id) => `<input id="${id}" type="radio" name="kind" />`).join('')
  beginAgain()
  element('a').click()
  element('b').click()
  await hydrate('main')
  expect(element('b')).toHaveProperty('checked', true)
  expect(done.filter((each) => / [ab]$/.test(each))).toEqual(['click b'])
})

test('radios of two forms with one name are two groups', async () => {
  for (const [form, id] of [
    ['form', 'a'],
    ['chat', 'b'],
  ] as const) {
    element(form).innerHTML = `<input id="${id}" type="radio" name="kind" />`
    if (id === 'b') beginAgain()
  }
  element('a').click()
  element('b').click()
  await hydrate('main')
  expect(done.filter((each) => / [ab]$/.test(each))).toEqual(['click a', 'click b'])
})

test('keys of widgets and of the search are held, others are not', async () => {
  expect(press('one', 'ArrowRight')).toBe(false)
  expect(press('text', 'k', { ctrlKey: true })).toBe(false)
  expect(press('text', 'ArrowDown')).toBe(true)
  expect(press('name', 'ArrowLeft')).toBe(true)
  await hydrate('main')
  expect(done).toEqual(['ArrowRight one', 'k text'])
})

test.each([true, false])(
  'Enter is held in a form with a disabled button; the button submits unless it is still disabled: %s',
  async (isDisabled) => {
    expect(press('name', 'Enter')).toBe(true)
    type('message', 'Hello')
    expect(press('message', 'Enter')).toBe(false)
    Object.assign(element('send'), { disabled: isDisabled })
    await hydrate('main')
    expect(done.slice(0, 2)).toEqual(['message Hello', 'Enter message'])
    expect(done.filter((each) => each === 'submit chat')).toHaveLength(isDisabled ? 0 : 1)
  },
)

test('text typed after the search shortcut goes to the search field', async () => {
  element('text').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  element('one').focus()
  expect(press('one', 'w')).toBe(true)
  press('one', 'k', { metaKey: true })
  expect(press('one', 'w')).toBe(false)
  await hydrate('main')
  expect(done).toEqual(['k one', 'w one'])
  expect(document.execCommand).toHaveBeenCalledExactlyOnceWith('insertText', false, 'w')
})

test('so does text typed while earlier actions are repeated', async () => {
  element('one').focus()
  element('one').click()
  press('one', 'k', { metaKey: true })
  element('one').addEventListener('click', () => queueMicrotask(() => press('text', 'w')))
  await hydrate('main')
  expect(done).toEqual(['click one', 'k one', 'w one'])
  expect(document.execCommand).toHaveBeenCalledExactlyOnceWith('insertText', false, 'w')
})

test('what is typed after the keys of the search keeps its order where the page was rendered again', async () => {
  element('one').click()
  press('one', 'k', { metaKey: true })
  const main = element('main')
  main.replaceWith(main.cloneNode(true))
  element('one').addEventListener('click', () => queueMicrotask(() => press('root', 'w')))
  await hydrate('#root')
  await hydrate('main')
  expect(done).toEqual(['click one', 'k one'])
  expect(document.execCommand).toHaveBeenCalledExactlyOnceWith('insertText', false, 'w')
})

test('an action of the shell waits while earlier actions of the page are repeated', async () => {
  await hydrate('#root')
  element('one').click()
  element('two').click()
  element('one').addEventListener('click', () => queueMicrotask(() => element('menu').click()))
  await hydrate('main')
  expect(done).toEqual(['click one', 'click two', 'click menu'])
})

test('text typed after a press that opens a dialog goes to its first field, but no password', async () => {
  element('ask').focus()
  element('ask').click()
  expect(press('ask', 'w')).toBe(false)
  expect(press('ask', 'Shift')).toBe(true)
  expect(press('ask', 'Tab')).toBe(false)
  expect(press('ask', 's')).toBe(true)
  element('ask').click()
  element('menu').click()
  expect(press('menu', 's')).toBe(true)
  await hydrate('#root')
  expect(done).toEqual(['click ask', 'w ask', 'Tab ask', 'click ask', 'click menu'])
  expect(document.execCommand).toHaveBeenCalledExactlyOnceWith('insertText', false, 'w')
})

test('links, texts and elements marked data-shell do not wait for the page', async () => {
  element('home').click()
  element('text').click()
  element('home').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(document.querySelector('[data-pending]')).toBeNull()
  await hydrate('#root')
  element('again').click()
  expect(done).toEqual(['click again'])
})

test('a press on another element in main waits for the page', async () => {
  element('screen').click()
  await hydrate('#root')
  expect(done).toEqual([])
  await hydrate('main')
  expect(done).toEqual(['click screen'])
})

test.each(['pointerover', 'pointerdown', 'focusin'])(
  'a %s on a control counts as intent',
  (name) => {
    events.end()
    const loaded = newEvents()
    loaded.begin()
    element('text').dispatchEvent(new Event(name, { bubbles: true }))
    expect(onIntent).not.toHaveBeenCalled()
    element('one').dispatchEvent(new Event(name, { bubbles: true }))
    expect(onIntent).toHaveBeenCalledOnce()
    loaded.end()
  },
)

test('an action on a removed control is dropped', async () => {
  element('one').click()
  element('one').remove()
  await hydrate('main')
  expect(done).toEqual([])
})

test('an action on a control that was rendered again is repeated on its replacement', async () => {
  type('name', 'Ada')
  element('two').click()
  const page = document.querySelector('[data-page]')
  page?.replaceWith(page.cloneNode(true))
  const [name, two] = [element('name'), element('two')]
  Object.assign(name, { value: '' })
  two.removeAttribute('data-pending')
  two.before('A line that was not there.', document.createElement('button'))
  await hydrate('main')
  expect(done).toEqual(['name Ada', 'click two'])
  expect(name).toHaveProperty('value', 'Ada')
})

test('a press on a page that was left meanwhile does nothing on the next one, and posts its form', async () => {
  const sendBeacon = vi.fn<typeof navigator.sendBeacon>()
  Object.assign(navigator, { sendBeacon })
  element('chat').setAttribute('action', '/intake/forms/contact')
  element('send').removeAttribute('disabled')
  beginAgain()
  postEarly(events)
  element('send').click()
  element('one').click()
  history.pushState(null, '', '/other')
  const page = document.querySelector('[data-page]')
  page?.replaceWith(page.cloneNode(true))
  await hydrate('main')
  expect(done).toEqual([])
  expect(sendBeacon).toHaveBeenCalledOnce()
  history.replaceState(null, '', '/')
})
