import { useId } from 'react'
import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import { Link } from '@fivefold/shared/routing/link'
import { productNames } from '@fivefold/shared/theme/palette'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ChevronDown } from 'lucide-react'
import styled, { keyframes } from 'styled-components'
import type {
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
} from '../navigation/navigation-entries'
import { navigationDetails } from '../navigation/navigation-details-content'
import { linksOfGroup } from '../navigation/navigation-entries'
import { mobileRow } from './mobile-row'

interface MobileGroupProps {
  menu: NavigationMenu
  open: boolean
  onToggle: () => void
  onChoose: () => void
}

/** A menu of the header as an expandable row. */
export function MobileGroup({ menu, open, onToggle, onChoose }: MobileGroupProps) {
  const id = useId()
  return (
    <>
      <ToggleRow
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        {menu.label}
        <ChevronDown aria-hidden="true" />
      </ToggleRow>
      {open && (
        <Groups id={id}>
          {menu.groups.map((group) => (
            <LinkList
              key={group.heading}
              group={group}
              titled={menu.groups.length > 1}
              onChoose={onChoose}
            />
          ))}
        </Groups>
      )}
    </>
  )
}

interface LinkListProps {
  group: NavigationGroup
  /** False for a single group, whose heading would repeat the menu's label. */
  titled: boolean
  onChoose: () => void
}

function LinkList({ group, titled, onChoose }: LinkListProps) {
  return (
    <div>
      {titled && <Heading>{group.heading}</Heading>}
      <ul aria-label={group.heading}>
        {linksOfGroup(group).map((link) => (
          <li key={link.to}>
            <Place to={link.to} onClick={onChoose}>
              <Petal label={link.label} />
              <span>
                {link.label}
                <About>{navigationDetails[link.label].about}</About>
              </span>
            </Place>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Petal({ label }: Pick<NavigationLink, 'label'>) {
  const { icon }: { icon: string } = navigationDetails[label]
  const product = productNames.find((name) => name === icon)
  return product && <ProductPetal product={product} />
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`

const ToggleRow = styled.button`
  ${mobileRow}

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.inkMuted};
    transition: transform ${token.motion.base} ${token.motion.ease};
  }

  &[aria-expanded='true'] {
    border-color: transparent;
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const Groups = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-inline: -${token.space[3]};
  padding: 0 ${token.space[3]} ${token.space[6]};
  border-block-end: 1px solid ${token.color.line};
  animation: ${appear} ${token.motion.slow} ${token.motion.ease};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const Heading = styled.p`
  padding-block: ${token.space[2]} ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
`

const Place = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 2.75rem;
  padding-block: ${token.space[2]};
  font: 500 ${token.type.body} / 1.35 ${token.font.sans};
  text-decoration: none;

  & > svg {
    font-size: 1.375rem;
  }
`

const About = styled.span`
  display: block;
  color: ${token.color.inkMuted};
  font-weight: 400;
  font-size: ${token.type.small};
`
