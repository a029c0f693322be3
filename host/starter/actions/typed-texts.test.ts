// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { keepTyped, restoreTyped } from './typed-texts'

const page =
  '<input id="name" /><input id="agree" type="checkbox" /><select id="kind"><option>a</option><option>b</option></select>'

test('what was typed is typed once more when the page has been loaded again', () => {
  const told: string[] = []
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) told.push(target.id)
  })
  window.history.replaceState({ key: 'of the router' }, '')
  document.body.innerHTML = page
  Object.assign(document.getElementById('name') ?? {}, { value: 'Ada' })
  Object.assign(document.getElementById('agree') ?? {}, { checked: true })
  keepTyped()

  document.body.innerHTML = page
  restoreTyped()
  expect(document.getElementById('name')).toHaveProperty('value', 'Ada')
  expect(document.getElementById('agree')).toHaveProperty('checked', true)
  expect(told).toEqual(['name', 'agree'])
  expect(window.history.state).toEqual({ key: 'of the router' })
  restoreTyped()
  expect(told).toHaveLength(2)
})
