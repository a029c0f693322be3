import { use, useId } from 'react'
import { Link } from '@fivefold/shared/routing/link'
import { token } from '@fivefold/shared/theme/tokens'
import { ChevronRight } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import styled, { css } from 'styled-components'
import type { NavigationLink, NavigationSubmenu } from '../navigation/navigation-content'
import { NavigationSymbol } from '../navigation/navigation-symbol'
import { BannerContext } from '../header-controls/banner-context'
import { floatingSurface } from '../header-controls/menu-panel'

/** A page in a menu: named by its label, described by its line. */
export function NavigationItem({ link }: { link: NavigationLink }) {
  const id = useId()
  return (
    <Item asChild textValue={link.label} {...namedBy(id)}>
      <Link to={link.to}>
        <Face id={id} entry={link} />
      </Link>
    </Item>
  )
}

/** Pages one level down, after a hover of 100 ms or ArrowRight. */
export function NavigationSubmenuItem({ submenu }: { submenu: NavigationSubmenu }) {
  const id = useId()
  return (
    <DropdownMenu.Sub>
      <SubTrigger textValue={submenu.label} {...namedBy(id)}>
        <Face id={id} entry={submenu} />
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

interface FaceProps {
  id: string
  entry: Pick<NavigationLink, 'label' | 'about' | 'icon'>
}

function Face({ id, entry }: FaceProps) {
  return (
    <>
      <Tile data-icon={entry.icon}>
        <NavigationSymbol icon={entry.icon} />
      </Tile>
      <Words>
        <Label id={`${id}label`}>{entry.label}</Label>
        <About id={`${id}about`}>{entry.about}</About>
      </Words>
    </>
  )
}

const itemLook = css`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 2.75rem;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted],
  &[data-state='open'] {
    background: ${token.color.hover};
  }

  &:focus {
    outline-offset: -2px;
  }

  &:focus:not(:focus-visible) {
    outline: none;
  }

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-inline-start: auto;
    color: ${token.color.inkMuted};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Item = styled(DropdownMenu.Item)`
  ${itemLook}
`

const SubTrigger = styled(DropdownMenu.SubTrigger)`
  ${itemLook}
`

const SubSurface = styled(DropdownMenu.SubContent)`
  ${floatingSurface}
  width: 19rem;
  padding: ${token.space[3]};
`

const { cortex, integ, pipelines, workflows, scd } = token.product

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: 1.5rem;

  & > svg:not([data-tone]) {
    width: 1.125rem;
    height: 1.125rem;
  }

  [data-highlighted] > & {
    color: ${token.color.ink};
  }

  [data-aside] & {
    background: ${token.color.raised};
  }

  &[data-icon='cortex'] {
    background: ${cortex.soft};
  }

  &[data-icon='integ'] {
    background: ${integ.soft};
  }

  &[data-icon='pipelines'] {
    background: ${pipelines.soft};
  }

  &[data-icon='workflows'] {
    background: ${workflows.soft};
  }

  &[data-icon='scd'] {
    background: ${scd.soft};
  }
`

const Words = styled.span`
  display: grid;
  min-width: 0;
`

const Label = styled.span`
  font: 600 ${token.type.small} / 1.35 ${token.font.display};
`

const About = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.4;
`
