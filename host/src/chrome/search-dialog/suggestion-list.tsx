import { useEffect, type MouseEvent } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import { CornerDownLeft, FileText, Ticket, Text as TextLines, Zap } from 'lucide-react'
import { Highlighted } from '@fivefold/shared/ui/highlighted'
import { foldedWords } from '@fivefold/shared/words/folded'
import styled from 'styled-components'
import { kindHeadings, searchContent } from './search-content'
import type { Suggestion } from '../suggestions/suggestion'
import type { SuggestionGroup } from '../suggestions/suggestion-groups'

interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  query: string
  /** Whether more may come. */
  isLoading: boolean
  active: Suggestion | undefined
  onPoint: (suggestion: Suggestion) => void
  onChoose: (suggestion: Suggestion) => void
}

export const optionId = (listId: string, suggestion: Suggestion) =>
  `${listId}${suggestion.id.replace(/[^\w-]/g, '_')}`

/** The options below the search field, which keeps the focus. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, query, isLoading, active, onPoint, onChoose } = props

  useEffect(() => {
    if (!active) return
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  if (groups.length === 0) {
    return <Nothing>{isLoading ? searchContent.searching : searchContent.nothing}</Nothing>
  }
  const words = foldedWords(query)
  return (
    <List id={id} role="listbox" aria-label="Suggestions" onMouseDown={keepFocus}>
      {groups.map(({ kind, suggestions }) => (
        <div key={kind} role="group" aria-labelledby={`${id}${kind}`}>
          <Heading id={`${id}${kind}`}>{kindHeadings[kind]}</Heading>
          {suggestions.map((suggestion) => (
            <Option
              key={suggestion.id}
              id={optionId(id, suggestion)}
              role="option"
              aria-selected={suggestion === active}
              onPointerMove={() => onPoint(suggestion)}
              onClick={() => onChoose(suggestion)}
            >
              {symbols[kind]}
              <Words>
                <Title>
                  <Highlighted
                    text={suggestion.title}
                    terms={suggestion.words ?? words}
                    place="word-start"
                  />
                </Title>
                <About>
                  <Highlighted
                    text={suggestion.about}
                    terms={suggestion.words ?? []}
                    place="word-start"
                  />
                </About>
              </Words>
              <CornerDownLeft aria-hidden="true" />
            </Option>
          ))}
        </div>
      ))}
    </List>
  )
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

const symbols = {
  page: <FileText aria-hidden="true" />,
  ticket: <Ticket aria-hidden="true" />,
  desk: <Ticket aria-hidden="true" />,
  action: <Zap aria-hidden="true" />,
  match: <TextLines aria-hidden="true" />,
}

const List = styled.div`
  padding: ${token.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Heading = styled.div`
  padding: ${token.space[3]} ${token.space[3]} ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.4;
`

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 2.75rem;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  cursor: pointer;

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${token.color.inkMuted};
  }

  & > svg:last-child {
    width: 0.875rem;
    opacity: 0;
  }

  &[aria-selected='true'] {
    background: ${token.color.hover};
    box-shadow: inset 0 0 0 1px ${token.color.lineStrong};
  }

  &[aria-selected='true'] > svg:last-child {
    opacity: 1;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Title = styled.span`
  font: 500 ${token.type.small} / 1.4 ${token.font.sans};

  & > mark {
    background: none;
    color: ${token.color.accent};
    font-weight: 650;
    box-shadow: none;
  }
`

const About = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.4;

  & > mark {
    background: none;
    color: ${token.color.ink};
    box-shadow: none;
  }
`

const Nothing = styled.p`
  padding: ${token.space[6]} ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  text-align: center;
`
