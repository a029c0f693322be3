// @vitest-environment happy-dom
import { BrowserRouter, Link } from '@fivefold/shared/routing/link'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MainContent } from './main-content'
import { noteFocus } from './pressed-since'

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <a href="/here">Link</a>
      <button type="button">Menu</button>
      <Link to="/next">Next</Link>
      <MainContent>
        <p>Text</p>
      </MainContent>
    </BrowserRouter>,
  )
  press('Link')
  noteFocus()
})

function press(text: string) {
  const element = screen.getByText(text)
  fireEvent.pointerDown(element)
  if (element.matches('a, button')) element.focus()
  else (document.activeElement as HTMLElement).blur()
}

test.each([
  ['is where the click left it', () => {}, 'main'],
  ['was moved by a script', () => screen.getByText('Menu').focus(), 'main'],
  ['was lost by a press on nothing', () => press('Text'), 'main'],
  ['was moved by a press', () => press('Menu'), 'menu'],
  [
    'was moved by a key',
    () => {
      fireEvent.keyDown(document.body, { key: 'Tab' })
      screen.getByText('Menu').focus()
    },
    'menu',
  ],
])('a page that opens while the focus %s gives it to the right one', (_, move, taker) => {
  move()
  fireEvent.click(screen.getByText('Next'))
  const expected = taker === 'main' ? screen.getByRole('main') : screen.getByText('Menu')
  expect(document.activeElement).toBe(expected)
})
