import { useRef } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import { useScrollLock } from '@fivefold/shared/ui/scroll-lock'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { Dialog } from 'radix-ui'
import styled, { keyframes } from 'styled-components'
import { SearchPalette } from './search-palette'

/** The dialog around the palette. The search field replaces a visible title. */
export function SearchWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  const opener = useRef<Element | null>(null)
  useScrollLock(open)

  function returnFocus(event: Event) {
    event.preventDefault()
    // After opening another page, the focus has already moved.
    if (document.activeElement !== document.body) return
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Scrim data-state={open ? 'open' : 'closed'} />
        <Window
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={returnFocus}
        >
          <Dialog.Title asChild>
            <VisuallyHidden as="h2">Search</VisuallyHidden>
          </Dialog.Title>
          <SearchPalette onClose={onClose} />
        </Window>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const fade = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(-8px) scale(0.985); }
`

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  background: ${token.color.scrim};
  animation: ${fade} ${token.motion.base} ${token.motion.ease};

  &[data-state='closed'] {
    display: none;
  }
`

const Window = styled(Dialog.Content)`
  position: fixed;
  inset-block-start: min(12vh, 7rem);
  inset-inline: 0;
  z-index: ${token.layer.dialog};
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  grid-auto-rows: auto;
  width: calc(100% - 2 * var(--gutter));
  max-width: 40rem;
  max-height: min(34rem, calc(100dvh - min(12vh, 7rem) - ${token.space[4]}));
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
  box-shadow: ${token.shadow.float};
  animation: ${rise} ${token.motion.base} ${token.motion.ease};

  &:focus {
    outline: none;
  }
`
