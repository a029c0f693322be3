// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { loadStaticParts, staticPart } from './static-part'

/** A part, and its markup as a server renders it. */
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

test('markup in the document stays, and its part is not fetched', async () => {
  const { Part, load, main } = await inDocument('kept')
  const paragraph = screen.getByText('Read me')
  await loadStaticParts()
  vi.useFakeTimers()
  await act(async () => void hydrateRoot(main, <Part />))
  expect(screen.getByText('Read me')).toBe(paragraph)
  expect(load).not.toHaveBeenCalled()
})

test('the part is fetched when the page is left, for a return', async () => {
  const { Part, load, main } = await inDocument('left')
  await act(async () => {
    const root = hydrateRoot(main, <Part />)
    setTimeout(() => root.unmount())
  })
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  render(<Part />)
  screen.getByText('Read me')
})

test('markup that is not current is rendered again', async () => {
  const { Part, load, main } = await inDocument('old', () => false)
  await act(async () => void hydrateRoot(main, <Part />))
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  screen.getByText('Read me')
})

test('a page that the router opens has its parts before it is shown', async () => {
  document.body.replaceChildren()
  const Part = staticPart('opened', async () => () => <p>Opened</p>)
  await loadStaticParts()
  expect(render(<Part />).container.textContent).toBe('Opened')
})
