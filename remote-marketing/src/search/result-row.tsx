import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Highlighted } from '@fivefold/shared/ui/highlighted'
import { Title } from '@fivefold/shared/ui/text'

interface ResultRowProps {
  href: string
  title: string
  text: string
  /** Words to mark. */
  terms: readonly string[]
  termPlace: NonNullable<ComponentProps<typeof Highlighted>['place']>
  /** Says what it is or where it stands. */
  children: ReactNode
}

export function ResultRow({ href, title, text, terms, termPlace, children }: ResultRowProps) {
  return (
    <Row>
      <Kind>{children}</Kind>
      <h3>
        <Link to={href}>
          <Highlighted text={title} terms={terms} place={termPlace} />
        </Link>
      </h3>
      <p>
        <Highlighted text={text} terms={terms} place={termPlace} />
      </p>
    </Row>
  )
}

/** Names a group of results. */
export const GroupTitle = styled(Title)`
  font-size: ${token.type.body};
  overflow-wrap: anywhere;
`

/** Says that a tab has no results. */
export const NoneHere = styled.p`
  padding-block: ${token.space[3]};
  ${smallMuted}
  overflow-wrap: anywhere;
`

const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[1]};
  min-width: 0;
  padding-block: ${token.space[4]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${token.color.line};
  }

  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  & > h3 > a {
    text-decoration: none;
  }

  & > h3 > a::after {
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.control};
    content: '';
  }

  &:hover > h3 > a {
    text-decoration: underline;
  }

  & > p {
    color: ${token.color.inkMuted};
    line-height: 1.5;
  }

  & mark {
    color: ${token.color.ink};
    font-weight: 550;
  }

  & > h3 mark {
    font-weight: inherit;
  }
`

const Kind = styled.div`
  ${wrappingRow}
  gap: ${token.space[1]} ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
`
