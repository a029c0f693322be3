// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { setPrerenderedPage } from '../hydration/prerendered-page'
import { contentOnScreen } from './content-on-screen'

beforeEach(() => {
  setPrerenderedPage({ path: '/support', hasContent: true })
  document.body.innerHTML = '<main data-page="/support"><h1>Help</h1><p>Text</p></main>'
})

const textOf = (nodes: Node[] | undefined) => nodes?.map(({ textContent }) => textContent)

test('the content of a prerendered page is copied, and the page stays unchanged', () => {
  const copy = contentOnScreen('/support')
  expect(textOf(copy)).toEqual(['Help', 'Text'])
  expect(copy?.some((node) => node.isConnected)).toBe(false)
  expect(document.querySelector('main h1')?.textContent).toBe('Help')
})

test('a page that the browser rendered is not copied', () => {
  setPrerenderedPage({ path: '/support', hasContent: false })
  expect(contentOnScreen('/support')).toBeUndefined()
})

test('another page on the screen is not copied', () => {
  document.body.innerHTML = '<main data-page="/portal"><h1>Portal</h1></main>'
  expect(contentOnScreen('/support')).toBeUndefined()
  document.body.replaceChildren()
  expect(contentOnScreen('/support')).toBeUndefined()
})
