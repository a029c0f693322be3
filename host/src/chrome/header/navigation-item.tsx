import { use, useId } from 'react'
import { Link } from '@fivefold/shared/routing/link'
import { token } from '@fivefold/shared/theme/tokens'
import { ChevronRight } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import styled, { css } from 'styled-components'
import type { NavigationLink, NavigationSubmenu } from '../navigation/navigation-entries'
import { BannerContext } from '../header-controls/banner-context'
import { menuEntry } from '../header-controls/menu-entry'
import { floatingSurface } from '../header-controls/menu-panel'
import { NavigationFace } from './navigation-face'

/** A page in a menu. Its label is the accessible name, its second line the description. */
export function NavigationItem({ link }: { link: NavigationLink }) {
  const id = useId()
  return (
    <Item asChild textValue={link.label} {...namedBy(id)}>
      <Link to={link.to}>
        <NavigationFace id={id} label={link.label} />
      </Link>
    </Item>
  )
}

/** Opens a submenu of pages after a hover of 100 ms or on ArrowRight. */
export function NavigationSubmenuItem({ submenu }: { submenu: NavigationSubmenu }) {
  const id = useId()
  return (
    <DropdownMenu.Sub>
      <SubTrigger textValue={submenu.label} {...namedBy(id)}>
        <NavigationFace id={id} label={submenu.label} />
        <ChevronRight aria-hidden="true" />
      </SubTrigger>
      <DropdownMenu.Portal container={use(BannerContext)}>
        <SubSurface
          aria-label={submenu.label}
          aria-labelledby={undefined}
          sideOffset={8}
          alignOffset={-13}
          collisionPadding={12}
        >
          {submenu.links.map((link) => (
            <NavigationItem key={link.to} link={link} />
          ))}
        </SubSurface>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

const namedBy = (id: string) => ({
  'aria-labelledby': `${id}label`,
  'aria-describedby': `${id}about`,
})

const navigationEntry = css`
  ${menuEntry}
  min-height: 2.75rem;

  & > svg {
    width: 1rem;
    height: 1rem;
    margin-inline-start: auto;
  }
`

const Item = styled(DropdownMenu.Item)`
  ${navigationEntry}
`

const SubTrigger = styled(DropdownMenu.SubTrigger)`
  ${navigationEntry}
`

const SubSurface = styled(DropdownMenu.SubContent)`
  ${floatingSurface}
  width: 19rem;
  padding: ${token.space[3]};
`
