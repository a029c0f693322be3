import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, oneColumn, token } from '../theme/tokens'

interface LongTextProps {
  /** The heading of the list of sections. */
  contents: string
  sections: readonly { id: string; title: string }[]
  children: ReactNode
}

/**
 * A text and the list of its sections; where there is room the list stays in view.
 * @example <LongText contents="On this page" sections={[{ id: 'fees', title: 'Fees' }]}>…</LongText>
 */
export function LongText({ contents, sections, children }: LongTextProps) {
  return (
    <Columns>
      <Contents aria-label={contents} data-print="hide">
        <p>{contents}</p>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Contents>
      {children}
    </Columns>
  )
}

const Columns = styled.div`
  ${oneColumn}
  gap: ${token.space[8]} ${token.space[16]};

  ${media.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`

const Contents = styled.nav`
  font-size: ${token.type.small};
  line-height: 1.4;

  & > p {
    margin-block-end: ${token.space[2]};
    font-weight: 600;
  }

  & > ol {
    border-inline-start: 1px solid ${token.color.line};
  }

  & a {
    display: block;
    padding: ${token.space[1]} ${token.space[4]};
    color: ${token.color.inkMuted};
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
      padding-block: ${token.space[2]};
    }
  }
`
