import type { PointerEvent } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import type { NavigationMenu } from '../navigation/navigation-content'
import { header, TextButton } from '../header-controls/header-control'
import { LazyPart } from '../lazy-part/lazy-part'
import { useMenuButton } from '../header-controls/use-menu-button'
import { useHoverMenu } from './use-hover-menu'

const loader = createPartLoader(() =>
  import('./navigation-panel').then((module) => module.NavigationPanel),
)

interface HeaderMenuProps {
  menu: NavigationMenu
  open: boolean
  anotherIsOpen: boolean
  onOpenChange: (open: boolean) => void
  /** Opens the next or previous menu. */
  onStep: (step: 1 | -1) => void
}

export function HeaderMenu({ menu, open, anotherIsOpen, onOpenChange, onStep }: HeaderMenuProps) {
  const { wiring, buttonProps } = useMenuButton({ loader, open, onOpenChange })
  const { buttonEvents, menuEvents } = useHoverMenu({
    button: wiring.button,
    open,
    anotherIsOpen,
    onOpenChange,
  })

  function point(event: PointerEvent) {
    buttonProps.onPointerEnter()
    buttonEvents.onPointerEnter(event)
  }

  return (
    <>
      <TextButton {...buttonProps} {...buttonEvents} onPointerEnter={point}>
        {menu.label}
        <Chevron aria-hidden="true" />
      </TextButton>
      <LazyPart
        loader={loader}
        wanted={open}
        onFailure={() => onOpenChange(false)}
        partProps={{ wiring, menu, onStep, pointerEvents: menuEvents }}
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
