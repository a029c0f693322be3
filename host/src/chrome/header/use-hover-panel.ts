import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { MenuWiring } from '../header-controls/use-menu-button'

/** Milliseconds that the pointer may take from the button to the menu, and back. */
const closeDelay = 250

/**
 * Closes a hover-opened menu when the pointer has left both the menu and its button. The focus stays where it is until
 * the visitor points into the menu, and returns there on closing.
 * @param isByHover whether the pointer has opened the menu; a press keeps it open.
 */
export function useHoverPanel(wiring: MenuWiring, isByHover: RefObject<boolean>) {
  const { button, open, onOpenChange } = wiring
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const focusBefore = useRef<Element | null>(null)

  const stay = () => clearTimeout(timer.current)

  function leave({ pointerType }: { pointerType: string }) {
    stay()
    if (!open || !isByHover.current || pointerType !== 'mouse') return
    timer.current = setTimeout(() => {
      if (isByHover.current) onOpenChange(false)
    }, closeDelay)
  }

  const leaveButton = useEffectEvent(leave)
  useEffect(() => {
    const element = button.current
    // Native listeners run before React's handlers on the menu, so that the latest event decides.
    const onEnter = () => clearTimeout(timer.current)
    const onLeave = (event: PointerEvent) => leaveButton(event)
    element?.addEventListener('pointerover', onEnter)
    element?.addEventListener('pointerout', onLeave)
    return () => {
      element?.removeEventListener('pointerover', onEnter)
      element?.removeEventListener('pointerout', onLeave)
    }
  }, [button])

  return {
    onPointerEnter: stay,
    onPointerLeave: leave,
    onOpenAutoFocus(event: Event) {
      const focused = document.activeElement
      focusBefore.current = isByHover.current && focused !== button.current ? focused : null
      if (focusBefore.current) event.preventDefault()
    },
    onCloseAutoFocus(event: Event) {
      const before = focusBefore.current
      if (before === null) return
      event.preventDefault()
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    },
    onFocusOutside(event: Event) {
      if (isByHover.current) event.preventDefault()
    },
  }
}
