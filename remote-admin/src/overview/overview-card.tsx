import { useId, type ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { oneColumn, panel, smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { adminHref } from '../address/admin-address'
import { countWords } from '@fivefold/shared/words/count-words'

interface OverviewCardProps {
  title: string
  count?: number
  /** The view that lists the records, also one of an extension. */
  view: string
  all: string
  children: ReactNode
}

export function OverviewCard({ title, count, view, all, children }: OverviewCardProps) {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} data-view={view}>
      <Head>
        <Heading id={titleId}>
          {title} {count !== undefined && <Count>{countWords(count)}</Count>}
        </Heading>
        <All to={adminHref(view)}>
          {all}
          <ChevronRight aria-hidden="true" />
        </All>
      </Head>
      {children}
    </Card>
  )
}

const Card = styled.section`
  ${oneColumn}
  align-content: start;
  gap: ${token.space[4]};
  padding: ${token.space[4]} ${token.space[5]} ${token.space[5]};
  ${panel}
`

const Head = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: 0 ${token.space[4]};
`

const Heading = styled.h3`
  font: 600 ${token.type.body} / 1.4 ${token.font.sans};
`

const Count = styled.span`
  margin-inline-start: ${token.space[1]};
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
`

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  ${smallMuted}
  text-decoration: none;

  & > svg {
    width: 1rem;
    height: 1rem;
  }

  &:hover {
    color: ${token.color.ink};
    text-decoration: underline;
  }
`
