import { Avatar } from '@fivefold/shared/ui/avatar'
import { Badge } from '@fivefold/shared/ui/badge'
import { oneColumn, smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Check, MessageSquare } from 'lucide-react'
import styled from 'styled-components'
import { communityContent, firstDiscussions, replyCount } from './community-content'
import { productFacts } from '../scenes/product-facts-content'
import { answerTo, type Discussion } from './discussion/discussion'
import { DiscussionReplies } from './discussion-replies'
import { publishedDayWords } from '@fivefold/shared/words/date-words'

interface DiscussionRowProps extends Discussion {
  isOpen: boolean
  onToggle: () => void
}

/** Pressing the title shows the replies in place of the first line of the answer. */
export function DiscussionRow({ isOpen, onToggle, ...discussion }: DiscussionRowProps) {
  const { id, title, author, message, createdAt, category, product, replies } = discussion
  const answer = answerTo(discussion)
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
        {answer && !isOpen && (
          <Answer>
            <Check aria-hidden="true" />
            <span>
              <strong>{communityContent.thread.answer}</strong> {answer.text}
            </span>
          </Answer>
        )}
        <Facts>
          <strong>{author}</strong>
          <time dateTime={createdAt}>{dateOf(discussion)}</time>
          {product && <Badge tone={product}>{productFacts[product].name}</Badge>}
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

/* The first line of the answer; opening the discussion shows the rest. */
const Answer = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  max-width: ${token.width.prose};
  padding-block-end: ${token.space[1]};
  font-size: ${token.type.small};
  line-height: 1.5;

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.success};
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & strong {
    color: ${token.color.success};
    font-weight: 600;
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
