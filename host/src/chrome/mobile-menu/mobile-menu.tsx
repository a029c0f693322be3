import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from '@fivefold/shared/routing/link'
import { createPartLoader, preloadOnIntent } from '@fivefold/shared/loading/part-loader'
import { Menu, X } from 'lucide-react'
import styled from 'styled-components'
import { header, IconButton } from '../header-controls/header-control'
import { LazyPart } from '../../loading/lazy-part/lazy-part'

const loader = createPartLoader(() => import('./mobile-panel').then((module) => module.MobilePanel))

/** The header's menus if they do not fit side by side. Opening another page closes it. */
export function MobileMenu() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === key
  const close = () => setOpenedAt(null)

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }

  return (
    <NarrowOnly onKeyDown={closeByEscape}>
      <IconButton
        {...preloadOnIntent(loader)}
        ref={button}
        type="button"
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenedAt(open ? null : key)}
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </IconButton>
      {open && (
        <LazyPart
          loader={loader}
          wanted={open}
          onFailure={close}
          partProps={{ id, onClose: close }}
        />
      )}
    </NarrowOnly>
  )
}

const NarrowOnly = styled.div`
  ${header.wide} {
    display: none;
  }
`
