import { media, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { legalGroup, navigation, plainLink } from '../navigation/navigation-content'
import { linksOfGroup } from '../navigation/navigation-entries'
import { footerContent } from './footer-content'
import { FooterLink } from './footer-link'

const placeOf = ({ label }: { label: string }) => footerContent.columns.indexOf(label)
const inOrder = navigation.toSorted((a, b) => placeOf(a) - placeOf(b))

/** One column for each menu of the header. Legal pages are in the last line instead. */
export function FooterColumns() {
  return (
    <Columns aria-label="Footer">
      {inOrder.map(({ label, groups }) => (
        <Column
          key={label}
          heading={label}
          links={[
            ...groups.filter((group) => group !== legalGroup).flatMap(linksOfGroup),
            ...(label === plainLink.column ? [plainLink] : []),
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
  // No label: it would equal the name of a form field (Company).
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
  columns: 2 8rem;
  column-gap: ${token.space[6]};

  & > div {
    padding-block-end: ${token.space[4]};
    break-inside: avoid;
  }

  /* The links' height separates the groups. */
  @media (pointer: coarse) {
    & > div {
      padding-block-end: ${token.space[2]};
    }
  }

  ${media.tablet} {
    columns: 4;
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

const Heading = styled.p`
  font: 600 ${token.type.small} / 1.75 ${token.font.sans};
`

const List = styled.ul`
  display: grid;
  justify-items: start;
`
