import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { Highlighted } from '@fivefold/shared/ui/highlighted'
import { searchContent } from './search-content'
import type { SearchResult } from './site-search'

interface ResultRowProps {
  result: SearchResult
  query: string
}

export function ResultRow({ result, query }: ResultRowProps) {
  const { title, description, type, category, url } = result
  const terms = [query]
  return (
    <Row>
      <Words>
        <h2>
          <Link to={url}>
            <Highlighted text={title} terms={terms} />
          </Link>
        </h2>
        <p>
          <Highlighted text={description} terms={terms} />
        </p>
      </Words>
      <Kind>
        <Badge>{searchContent.kinds[type]}</Badge>
        <span>
          <Highlighted text={category} terms={terms} />
        </span>
      </Kind>
    </Row>
  )
}

const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[2]};
  padding-block: ${token.space[5]};

  & h2 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  & h2 > a {
    text-decoration: none;
  }

  & h2 > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  & mark {
    color: ${token.color.accent};
    box-shadow: none;
  }

  &:hover h2 > a {
    text-decoration: underline;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[1]};
  min-width: 0;
  overflow-wrap: anywhere;

  & > p {
    max-width: ${token.width.prose};
    color: ${token.color.inkMuted};
    line-height: 1.5;
  }
`

const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
`
