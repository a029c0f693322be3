// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { refuseDroppedFiles } from './refuse-dropped-files'

refuseDroppedFiles()
beforeEach(() => {
  document.body.innerHTML = '<p></p><div></div>'
  document.querySelector('div')?.addEventListener('dragover', (event) => event.preventDefault())
})

test.each([
  ['a file beside a place that takes it', 'p', ['text/plain', 'Files'], true, 'none'],
  ['a file over a place that takes it', 'div', ['Files'], true, 'copy'],
  ['a text', 'p', ['text/plain'], false, 'copy'],
])('%s', (_case, place, types, isPrevented, dropEffect) => {
  const dataTransfer = { types, dropEffect: 'copy' }
  const event = new Event('dragover', { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer })
  document.querySelector(place)?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isPrevented)
  expect(dataTransfer.dropEffect).toBe(dropEffect)
})
