import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from '@fivefold/shared/routing/link'
import { Menu, X } from 'lucide-react'
import styled from 'styled-components'
import { header, IconButton } from '../header/header-control'
import { MobilePanel } from './mobile-panel'

/** The header's menus where they do not fit side by side. Going to another page closes it. */
export function MobileMenu() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === key

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpenedAt(null)
    button.current?.focus()
  }

  return (
    <NarrowOnly onKeyDown={closeByEscape}>
      <IconButton
        ref={button}
        type="button"
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenedAt(open ? null : key)}
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </IconButton>
      {open && <MobilePanel id={id} onClose={() => setOpenedAt(null)} />}
    </NarrowOnly>
  )
}

const NarrowOnly = styled.div`
  ${header.wide} {
    display: none;
  }
`
