import { useState } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { navigation, plainLink } from '../navigation/navigation-content'
import { HeaderMenu } from './header-menu'
import { header, TextLink } from '../header-controls/header-control'

/** The menus on wide screens. While one is open, pointing at another switches to it. */
export function HeaderMenus() {
  const [openMenu, setOpenMenu] = useState<string | null>(null)

  function openNeighbour(label: string, step: 1 | -1) {
    const at = navigation.findIndex((menu) => menu.label === label)
    setOpenMenu(navigation.at((at + step) % navigation.length)?.label ?? null)
  }

  return (
    <Bar aria-label="Main">
      {navigation.map((menu) => (
        <HeaderMenu
          key={menu.label}
          menu={menu}
          open={openMenu === menu.label}
          anotherIsOpen={openMenu !== null && openMenu !== menu.label}
          onOpenChange={(open) =>
            setOpenMenu((current) => {
              if (open) return menu.label
              return current === menu.label ? null : current
            })
          }
          onStep={(step) => openNeighbour(menu.label, step)}
        />
      ))}
      <TextLink to={plainLink.to}>{plainLink.label}</TextLink>
    </Bar>
  )
}

const Bar = styled.nav`
  display: none;

  ${header.wide} {
    display: flex;
    align-items: center;
    margin-inline-end: auto;
    padding-inline-start: ${token.space[2]};
  }
`
