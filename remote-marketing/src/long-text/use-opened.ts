import { useEffect, useRef } from 'react'
import { markParameter } from '@fivefold/shared/routing/mark-parameter'
import { documentTitle } from '@fivefold/shared/routing/document-title'
import { useLocation, useNavigationType } from '@fivefold/shared/routing/link'

/**
 * Returns the ref for the heading of a text that replaces a page's content. Sets the document's
 * title, and focuses the heading when a link opens the text. Scrolls to the top, unless the address
 * names a section or words.
 */
export function useOpened(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname, search, hash } = useLocation()
  const isPushed = useNavigationType() === 'PUSH'
  const isAtTop = hash === '' && !search.includes(`${markParameter}=`)

  useEffect(() => {
    // A document load, and links to the text's own sections, have this key.
    if (key === 'default') return
    heading.current?.focus({ preventScroll: true })
    if (isPushed && isAtTop) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, isPushed, isAtTop])

  useEffect(() => {
    const ofPage = document.title
    const ofText = documentTitle({ path: pathname, title })
    document.title = ofText
    return () => {
      if (document.title === ofText) document.title = ofPage
    }
  }, [pathname, title])

  return heading
}
