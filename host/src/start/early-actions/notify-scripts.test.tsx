// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAsRendered, notifyScripts } from './notify-scripts'

let root: Root

function Form() {
  const [text, setText] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [kind, setKind] = useState('a')
  return (
    <form>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <select value={kind} onChange={({ target }) => setKind(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <input type="range" value={text.length} min="0" max="9" readOnly />
      <output>{`${text} ${isTicked} ${kind}`}</output>
    </form>
  )
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`
})

afterEach(() => act(async () => root.unmount()))

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(document.querySelector('main') as Element, <Form />)
  })

const fields = () => [...document.querySelectorAll('input:not([type="range"]), select')]
const received = () => document.querySelector('output')?.textContent

test('React is notified of what fields held before it ran, and keeps it', async () => {
  const [text, box, choice] = fields()
  expect(fields().map(isAsRendered)).toEqual([true, true, true])
  const early = [{ value: 'Ada' }, { checked: true }, { value: 'b' }]
  const fill = () => fields().forEach((field, index) => Object.assign(field, early[index]))
  fill()
  expect(fields().map(isAsRendered)).toEqual([false, false, false])
  await hydrate()
  expect(received()).toBe(' false a')
  for (const field of fields()) {
    // Each update renders the form with React's values of the other fields.
    fill()
    await act(async () => notifyScripts(field))
  }
  expect(received()).toBe('Ada true b')
  expect([text, choice].map((field) => field && Reflect.get(field, 'value'))).toEqual(['Ada', 'b'])
  expect(box).toHaveProperty('checked', true)
})

test('only the chosen radio reports for its group', () => {
  document.body.innerHTML =
    '<form><input type="radio" name="kind" checked /><input type="radio" name="kind" /></form>'
  const [first, second] = document.querySelectorAll('input')
  if (second) second.checked = true
  expect([first, second].map((radio) => radio && isAsRendered(radio))).toEqual([true, false])
})
