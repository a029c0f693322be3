import type { ReactNode } from 'react'
import { Link } from '@fivefold/shared/routing/link'
import { Container } from '@fivefold/shared/ui/layout'
import { media, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'

interface LegalBodyProps {
  /** The heading of the list of sections. */
  contents: string
  sections: readonly { id: string; title: string }[]
  children: ReactNode
}

/** Long text beside a sticky list of its sections. */
export function LegalBody({ contents, sections, children }: LegalBodyProps) {
  return (
    <Container>
      <Columns>
        <Contents aria-label={contents} data-print="hide">
          <p>{contents}</p>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </Contents>
        <Sections>{children}</Sections>
      </Columns>
    </Container>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[10]} ${token.space[16]};
  padding-block: ${token.space[12]} ${token.space.section};

  ${media.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    padding-block-start: ${token.space[16]};
  }

  @media print {
    display: block;
    padding-block: ${token.space[6]} 0;
  }
`

const Contents = styled.nav`
  font-size: ${token.type.small};

  & > p {
    margin-block-end: ${token.space[3]};
    font: 600 ${token.type.small} / 1.4 ${token.font.sans};
  }

  & > ul {
    border-inline-start: 1px solid ${token.color.line};
  }

  & a {
    display: block;
    padding: ${token.space[1]} ${token.space[4]};
    color: ${token.color.inkMuted};
    line-height: 1.4;
    text-decoration: none;
  }

  & a:hover {
    color: ${token.color.ink};
    text-decoration: underline;
  }

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + ${token.space[8]});
    align-self: start;
  }

  @media (pointer: coarse) {
    & a {
      padding-block: 0.6875rem;
    }
  }
`

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  @media print {
    display: block;
  }
`

/** One section of a long text. */
export const LegalSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  & > h2 {
    font: 600 ${token.type.title} / 1.2 ${token.font.sans};
    letter-spacing: -0.02em;
  }

  @media print {
    margin-block-end: ${token.space[6]};
  }
`
