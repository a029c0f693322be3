import { useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { preloadOnIntent, type PartLoader } from '@fivefold/shared/loading/part-loader'

/** What connects a menu to the button that opens it. */
export interface MenuWiring {
  id: string
  button: RefObject<HTMLButtonElement | null>
  /** The menu has received the focus; its first item takes it if a key opened the menu. */
  onEnter: (menu: HTMLElement) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Props of every menu; it is rendered beside its button and positions itself. */
export interface MenuPartProps {
  wiring: MenuWiring
}

interface MenuButtonOptions {
  loader: Pick<PartLoader<never>, 'preload'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A button whose menu is loaded lazily; pressing it before that opens the menu once it has loaded. */
export function useMenuButton({ loader, open, onOpenChange }: MenuButtonOptions) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  const openedByKey = useRef(false)

  function handleKey(event: KeyboardEvent) {
    openedByKey.current = true
    // Before the menu is there, nothing else hears of it.
    if (event.key === 'Escape') onOpenChange(false)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    onOpenChange(true)
  }

  /** Radix does this too, but misses the key if its code loads after the press. */
  function enterByKey(menu: HTMLElement) {
    if (!openedByKey.current) return
    openedByKey.current = false
    menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
  }

  return {
    wiring: { id, button, onEnter: enterByKey, open, onOpenChange },
    buttonProps: {
      ...preloadOnIntent(loader),
      ref: button,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => onOpenChange(!open),
      onKeyDown: handleKey,
      onPointerDown: () => {
        openedByKey.current = false
      },
    },
  } as const
}
