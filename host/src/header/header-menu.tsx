import { useRef, type PointerEvent } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import type { NavigationMenu } from '../navigation/navigation-content'
import { header, WordButton } from '../header-controls/header-control'
import { LazyPart } from '../lazy-part/lazy-part'
import { useMenuButton } from '../header-controls/use-menu-button'

const loader = createPartLoader(() =>
  import('./navigation-panel').then((module) => module.NavigationPanel),
)

interface HeaderMenuProps {
  menu: NavigationMenu
  open: boolean
  anotherIsOpen: boolean
  onOpenChange: (open: boolean) => void
  /** Goes on to the menu beside this one. */
  onStep: (step: 1 | -1) => void
}

export function HeaderMenu({ menu, open, anotherIsOpen, onOpenChange, onStep }: HeaderMenuProps) {
  const { wiring, buttonProps } = useMenuButton({ loader, open, onOpenChange })
  const openedByPointing = useRef(false)

  function follow(event: PointerEvent) {
    buttonProps.onPointerEnter()
    if (!anotherIsOpen || event.pointerType !== 'mouse') return
    openedByPointing.current = true
    onOpenChange(true)
  }

  function press() {
    // The press of someone who meant to open what pointing has just opened must not close it.
    if (!openedByPointing.current) onOpenChange(!open)
    openedByPointing.current = false
  }

  return (
    <>
      <WordButton {...buttonProps} onPointerEnter={follow} onClick={press}>
        {menu.label}
        <Chevron aria-hidden="true" />
      </WordButton>
      <LazyPart
        loader={loader}
        wanted={open}
        onFailure={() => onOpenChange(false)}
        partProps={{ wiring, menu, onStep }}
      />
    </>
  )
}

const Chevron = styled(ChevronDown)`
  display: none;
  color: ${token.color.inkMuted};
  transition: transform ${token.motion.base} ${token.motion.ease};

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }

  ${header.roomy} {
    && {
      display: block;
      width: 0.75rem;
      height: 0.75rem;
    }
  }
`
