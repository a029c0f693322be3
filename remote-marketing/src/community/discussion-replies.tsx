import { Avatar } from '@fivefold/shared/ui/avatar'
import { Badge } from '@fivefold/shared/ui/badge'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { communityContent } from './community-content'
import type { Reply } from './discussion/discussion'
import { publishedDayWords } from '@fivefold/shared/words/date-words'
import { Small } from '@fivefold/shared/ui/text'

const { thread } = communityContent

/** The replies of an open discussion, oldest first. */
export function DiscussionReplies({ replies }: { replies: readonly Reply[] }) {
  if (replies.length === 0) return <Small>{thread.none}</Small>
  return (
    <List aria-label={thread.label}>
      {replies.map(({ author, text, createdAt, helped = false }) => (
        <li key={createdAt}>
          <Avatar name={author} size="small" />
          <div>
            <p>
              <strong>{author}</strong> ·{' '}
              <time dateTime={createdAt}>{publishedDayWords(createdAt)}</time>{' '}
              {helped && <Badge tone="success">{thread.helped}</Badge>}
            </p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  ${oneColumn}
  gap: ${token.space[5]};
  max-width: ${token.width.prose};
  margin-block-start: ${token.space[3]};
  padding-inline-start: ${token.space[4]};
  border-inline-start: 2px solid ${token.color.line};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[3]};
  }

  & p {
    font-size: ${token.type.small};
    line-height: 1.6;
  }

  & p:first-child {
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
  }

  & strong {
    color: ${token.color.ink};
    font-weight: 550;
  }
`
