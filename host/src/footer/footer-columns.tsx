import { media, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { legalGroup, navigation, pricingLink } from '../navigation/navigation-content'
import { linksOfGroup } from '../navigation/navigation-entries'
import { FooterLink } from './footer-link'

/** The header's menus, each as a column, without the legal pages, which are in the last line. */
export function FooterColumns() {
  return (
    <Columns aria-label="Footer">
      {navigation.map(({ label, groups }) => (
        <Column
          key={label}
          heading={label}
          links={[
            ...groups.filter((group) => group !== legalGroup).flatMap(linksOfGroup),
            ...(label === pricingLink.column ? [pricingLink] : []),
          ]}
        />
      ))}
    </Columns>
  )
}

interface ColumnProps {
  heading: string
  links: readonly { label: string; to: string }[]
}

function Column({ heading, links }: ColumnProps) {
  // No label on the list: it would have the same name as a form field (Company).
  return (
    <div>
      <Heading>{heading}</Heading>
      <List>
        {links.map((link) => (
          <li key={link.to}>
            <FooterLink to={link.to}>{link.label}</FooterLink>
          </li>
        ))}
      </List>
    </div>
  )
}

const Columns = styled.nav`
  columns: 2;
  column-gap: ${token.space[6]};

  & > div {
    padding-block-end: ${token.space[4]};
    break-inside: avoid;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

const Heading = styled.p`
  padding-block-end: ${token.space[1]};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

const List = styled.ul`
  display: grid;
  justify-items: start;
`
