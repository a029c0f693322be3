import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from '@fivefold/shared/routing/link'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { hasMovedFocus } from './pressed-since'

export const mainId = 'main'

/** The landmark around the page. Takes the focus on navigation, unless the visitor has moved it. */
export function MainContent({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hasMovedFocus()) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Main id={mainId} ref={main} tabIndex={-1}>
      {children}
    </Main>
  )
}

const Main = styled.main`
  display: block;
  /* Keeps the footer below the fold, so that a page that loads moves nothing in sight. */
  min-height: calc(100vh - ${token.height.header});
  outline: none;
`
