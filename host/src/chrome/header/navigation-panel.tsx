import type { KeyboardEvent, RefObject } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import { DropdownMenu } from 'radix-ui'
import styled from 'styled-components'
import type { NavigationMenu } from '../navigation/navigation-entries'
import { isSubmenu } from '../navigation/navigation-entries'
import { MenuPanel } from '../header-controls/menu-panel'
import { NavigationItem, NavigationSubmenuItem } from './navigation-item'
import { useHoverPanel } from './use-hover-panel'
import type { MenuPartProps } from '../header-controls/use-menu-button'

interface NavigationPanelProps extends MenuPartProps {
  menu: NavigationMenu
  onStep: (step: 1 | -1) => void
  isByHover: RefObject<boolean>
}

/** A menu of the header: its main group, and the others to the right on a different background. */
export function NavigationPanel({ wiring, menu, onStep, isByHover }: NavigationPanelProps) {
  const hover = useHoverPanel(wiring, isByHover)

  function stepSideways(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof Element)) return
    const inSubmenu = event.target.closest('[role=menu]') !== event.currentTarget
    const opensSubmenu = event.target.getAttribute('aria-haspopup') === 'menu'
    if (event.key === 'ArrowRight' && !inSubmenu && !opensSubmenu) onStep(1)
    if (event.key === 'ArrowLeft' && !inSubmenu) onStep(-1)
  }

  return (
    <MenuPanel {...hover} wiring={wiring} label={menu.label} onKeyDown={stepSideways}>
      <Columns>
        {menu.groups.map((group, position) => (
          <Group key={group.heading} data-aside={position > 0 || undefined}>
            <Heading>{group.heading}</Heading>
            {group.entries.map((entry) =>
              isSubmenu(entry) ? (
                <NavigationSubmenuItem key={entry.label} submenu={entry} />
              ) : (
                <NavigationItem key={entry.to} link={entry} />
              ),
            )}
          </Group>
        ))}
      </Columns>
    </MenuPanel>
  )
}

const Columns = styled.div`
  display: flex;
`

const Group = styled(DropdownMenu.Group)`
  display: grid;
  align-content: start;
  gap: 2px;
  width: 21rem;
  padding: ${token.space[3]};

  &[data-aside] {
    width: 18rem;
    border-inline-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
`

const Heading = styled(DropdownMenu.Label)`
  padding: ${token.space[2]} ${token.space[3]} ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.4;
`
