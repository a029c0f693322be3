import { useRef, type PointerEvent, type RefObject } from 'react'

/** Milliseconds that the pointer rests on a button before its menu opens; specification 1, section 9. */
const openDelay = 100

/** Milliseconds that the pointer may take from the button to the menu, and back. */
const closeDelay = 250

interface HoverMenuOptions {
  button: RefObject<HTMLElement | null>
  open: boolean
  anotherIsOpen: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Opens a menu when a mouse rests on its button and closes it when the mouse has left both. The focus
 * stays where it is until somebody points into the menu. A press keeps the menu open.
 */
export function useHoverMenu({ button, open, anotherIsOpen, onOpenChange }: HoverMenuOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByHover = useRef(false)
  const focusBefore = useRef<Element | null>(null)

  function openByHover() {
    const focused = document.activeElement
    // From one menu to the next the focus goes along.
    const isOnTheWay = focused === button.current || focused?.closest('[role=menu]')
    isByHover.current = true
    focusBefore.current = isOnTheWay ? null : focused
    onOpenChange(true)
  }

  const stay = () => clearTimeout(timer.current)

  function leave({ pointerType }: PointerEvent) {
    stay()
    const closes = open && isByHover.current && pointerType === 'mouse'
    if (closes) timer.current = setTimeout(() => onOpenChange(false), closeDelay)
  }

  function point({ pointerType }: PointerEvent) {
    stay()
    if (open || pointerType !== 'mouse') return
    // From one menu to the next there is nothing to wait for.
    if (anotherIsOpen) openByHover()
    else timer.current = setTimeout(openByHover, openDelay)
  }

  function press() {
    stay()
    // A press right after the pointer has opened the menu must not close it again.
    if (!open || !isByHover.current) onOpenChange(!open)
    isByHover.current = false
  }

  return {
    buttonEvents: { onPointerEnter: point, onPointerLeave: leave, onClick: press },
    menuEvents: {
      onPointerEnter: stay,
      onPointerLeave: leave,
      onOpenAutoFocus(event: Event) {
        if (isByHover.current && focusBefore.current) event.preventDefault()
      },
      onCloseAutoFocus(event: Event) {
        const before = focusBefore.current
        if (!isByHover.current || before === null) return
        event.preventDefault()
        const isLost = document.activeElement === document.body
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      },
    },
  }
}

export type HoverMenuEvents = ReturnType<typeof useHoverMenu>['menuEvents']
