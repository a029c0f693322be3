// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { startStore } from '@fivefold/shared/store/site-store'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { KnowledgeBasePage } from './knowledge-base-page'

const page = (
  <BrowserRouter>
    <KnowledgeBasePage />
  </BrowserRouter>
)

/** The prerendered page, which has no query. */
function showRenderedPage() {
  window.history.replaceState(null, '', '/support/kb')
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.replaceChildren(container)
  return container
}

afterEach(() => document.body.replaceChildren())

describe('the prerendered knowledge base', () => {
  it('hydrates without a mismatch, even with a query', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const container = showRenderedPage()
    expect(container.textContent).toContain('Build predictable workflows')
    window.history.replaceState(null, '', '/support/kb?search=predictable')
    startStore()
    const root = await act(async () => hydrateRoot(container, page))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(screen.getByLabelText('Search articles')).toHaveProperty('value', 'predictable')
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
    act(() => root.unmount())
  })

  it('keeps text typed before hydration', async () => {
    const container = showRenderedPage()
    const field = screen.getByLabelText<HTMLInputElement>('Search articles')
    field.value = 'predictable'
    const root = await act(async () => hydrateRoot(container, page))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(field.value).toBe('predictable')
    act(() => root.unmount())
  })
})
