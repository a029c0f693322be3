import { useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { preloadOnIntent, type PartLoader } from '@fivefold/shared/loading/part-loader'

/** Connects a menu with the button that opens it. */
export interface MenuWiring {
  id: string
  button: RefObject<HTMLButtonElement | null>
  /** Call it when the menu has received the focus; moves it to the first item if a key opened the menu. */
  onEnter: (menu: HTMLElement) => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Props of every menu. It is rendered next to its button and positions itself. */
export interface MenuPartProps {
  wiring: MenuWiring
}

interface MenuButtonOptions {
  loader: Pick<PartLoader<never>, 'preload'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A button whose menu is loaded lazily: pressed earlier, it opens the menu once that has loaded. */
export function useMenuButton({ loader, open, onOpenChange }: MenuButtonOptions) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  const openedByKey = useRef(false)

  function handleKey(event: KeyboardEvent) {
    openedByKey.current = true
    // Until the menu has loaded, only this button can handle Escape.
    if (event.key === 'Escape') onOpenChange(false)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    onOpenChange(true)
  }

  /** Radix does this too, but misses a key that was pressed before its code loaded. */
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
