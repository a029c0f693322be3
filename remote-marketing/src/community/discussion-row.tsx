import { Avatar } from '@fivefold/shared/ui/avatar'
import { Badge } from '@fivefold/shared/ui/badge'
import { oneColumn, smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { MessageSquare } from 'lucide-react'
import styled from 'styled-components'
import { communityContent, firstDiscussions, replyCount } from './community-content'
import type { Discussion } from './discussion/discussion'
import { DiscussionReplies } from './discussion-replies'
import { publishedDayWords } from '@fivefold/shared/words/date-words'

interface DiscussionRowProps extends Discussion {
  isOpen: boolean
  onToggle: () => void
}

/** Pressing the title shows the replies. */
export function DiscussionRow({ isOpen, onToggle, ...discussion }: DiscussionRowProps) {
  const { id, title, author, message, createdAt, category, replies } = discussion
  const titleId = `discussion-${id}`
  return (
    <Row aria-labelledby={titleId} data-search="aside">
      <Avatar name={author} />
      <Words>
        <h3 id={titleId}>
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {title}
          </button>
        </h3>
        <p>{message}</p>
        <Facts>
          <strong>{author}</strong>
          <time dateTime={createdAt}>{dateOf(discussion)}</time>
          <Category>{category}</Category>
          <span>
            <MessageSquare aria-hidden="true" />
            {replyCount(replies.length)}
          </span>
        </Facts>
        {isOpen && <DiscussionReplies replies={replies} />}
      </Words>
    </Row>
  )
}

const knownIds = new Set(firstDiscussions.map(({ id }) => id))

/** The visitor's discussions are not stored, so they are always from just now. */
const dateOf = ({ id, createdAt }: Discussion) =>
  knownIds.has(id) ? publishedDayWords(createdAt) : communityContent.justNow

const Row = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[3]};
  padding-block: ${token.space[3]};

  &:first-child {
    padding-block-start: ${token.space[2]};
  }
`

const Words = styled.div`
  ${oneColumn}
  gap: ${token.space[1]};
  overflow-wrap: anywhere;

  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  & > h3 > button {
    cursor: pointer;
    letter-spacing: inherit;
    text-align: start;
  }

  & > h3 > button:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  & > p {
    max-width: ${token.width.prose};
    ${smallMuted}
    line-height: 1.5;
    white-space: pre-line;
  }
`

const Category = styled(Badge)`
  white-space: normal;
`

const Facts = styled.div`
  ${wrappingRow}
  gap: 0 ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};

  & > strong {
    color: ${token.color.ink};
    font-weight: 550;
  }

  & > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[1]};
    font-variant-numeric: tabular-nums;
  }

  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`
