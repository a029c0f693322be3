// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { loadStaticParts, staticPart } from './static-part'

/** A part, and the document that a server has rendered of it. */
async function inDocument(name: string, isCurrent?: () => boolean) {
  const load = vi.fn(async () => () => <p>Read me</p>)
  const onServer = staticPart(name, load)
  document.body.replaceChildren()
  await loadStaticParts()
  load.mockClear()
  const Part = staticPart(name, load, isCurrent)
  document.body.innerHTML = `<main>${renderToString(createElementOf(onServer))}</main>`
  return { Part, load, main: document.querySelector('main') ?? document.body }
}

const createElementOf = (Part: ComponentType) => <Part />

test('what the document has stays as it is, and nothing is fetched for it', async () => {
  const { Part, load, main } = await inDocument('kept')
  const paragraph = screen.getByText('Read me')
  await loadStaticParts()
  vi.useFakeTimers()
  await act(async () => void hydrateRoot(main, <Part />))
  expect(screen.getByText('Read me')).toBe(paragraph)
  expect(load).not.toHaveBeenCalled()
})

test('it is fetched when the page is left, for those who come back', async () => {
  const { Part, load, main } = await inDocument('left')
  await act(async () => {
    const root = hydrateRoot(main, <Part />)
    setTimeout(() => root.unmount())
  })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  render(<Part />)
  expect(screen.getByText('Read me')).toBeTruthy()
})

test('markup that is not current is rendered anew', async () => {
  const { Part, load, main } = await inDocument('old', () => false)
  await act(async () => void hydrateRoot(main, <Part />))
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(screen.getByText('Read me')).toBeTruthy()
})

test('a page that opens within the document has its parts before it is shown', async () => {
  document.body.replaceChildren()
  const Part = staticPart('opened', async () => () => <p>Opened</p>)
  await loadStaticParts()
  render(<Part />)
  expect(screen.getByText('Opened')).toBeTruthy()
})
