import { useRef, type PointerEvent } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import type { NavigationMenu } from '../navigation/navigation-entries'
import { header, TextButton } from '../header-controls/header-control'
import { LazyPart } from '../../loading/lazy-part/lazy-part'
import { useMenuButton } from '../header-controls/use-menu-button'

const loader = createPartLoader(() =>
  import('./navigation-panel').then((module) => module.NavigationPanel),
)

/** Milliseconds that the pointer rests on a button before its menu opens (specification 1, section 9). */
const openDelay = 100

interface HeaderMenuProps {
  menu: NavigationMenu
  open: boolean
  anotherIsOpen: boolean
  onOpenChange: (open: boolean) => void
  onStep: (step: 1 | -1) => void
}

export function HeaderMenu({ menu, open, anotherIsOpen, onOpenChange, onStep }: HeaderMenuProps) {
  const { wiring, buttonProps } = useMenuButton({ loader, open, onOpenChange })
  const isByHover = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(rest.current)

  function point({ pointerType }: PointerEvent) {
    buttonProps.onPointerEnter()
    if (open || pointerType !== 'mouse') return
    rest.current = setTimeout(
      () => {
        isByHover.current = true
        onOpenChange(true)
      },
      // Switching between menus needs no delay.
      anotherIsOpen ? 0 : openDelay,
    )
  }

  function press() {
    leave()
    // A press right after a hover has opened the menu must not close it.
    if (!open || !isByHover.current) onOpenChange(!open)
    isByHover.current = false
  }

  return (
    <>
      <TextButton {...buttonProps} onPointerEnter={point} onPointerLeave={leave} onClick={press}>
        {menu.label}
        <Chevron aria-hidden="true" />
      </TextButton>
      <LazyPart
        loader={loader}
        wanted={open}
        onFailure={() => onOpenChange(false)}
        partProps={{ wiring, menu, onStep, isByHover }}
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
