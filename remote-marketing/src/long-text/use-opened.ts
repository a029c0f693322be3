import { useEffect, useRef } from 'react'
import { markParameter } from '@fivefold/shared/routing/mark-parameter'
import { documentTitle } from '@fivefold/shared/routing/document-title'
import { useLocation, useNavigationType } from '@fivefold/shared/routing/link'

/**
 * For the heading of a text that a page shows instead of its own content. Gives the document the text's title, and
 * moves to the heading when a link opens the text: to its top, unless the address names a section or words.
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
