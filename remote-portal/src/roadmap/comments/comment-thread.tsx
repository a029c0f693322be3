import { useRef, useState } from 'react'
import styled from 'styled-components'
import { MessageForm } from '@fivefold/shared/conversation/message-form'
import type { RoadmapComment } from '@fivefold/shared/domain/roadmap/roadmap-idea'
import { attempt } from '@fivefold/shared/notify/attempt'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { commentOnItem, deleteComment } from '@fivefold/shared/store/roadmap-commands'
import { oneColumn, smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { StatusLine } from '@fivefold/shared/ui/status-line'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { commentContent } from './comment-content'
import { commentFields } from './comment-fields'

interface CommentThreadProps {
  id: string
  itemId: string
  comments: readonly RoadmapComment[]
}

export function CommentThread({ id, itemId, comments }: CommentThreadProps) {
  const user = useCurrentUser()
  const thread = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState('')

  /** The button disappears with its comment, so the field takes the focus. */
  function remove(commentId: string) {
    const isRemoved = attempt(commentContent.notRemoved, () => {
      deleteComment(commentId)
      return true
    })
    if (!isRemoved) return
    setMessage(commentContent.removed)
    thread.current?.querySelector('textarea')?.focus()
  }

  return (
    <Thread id={id} ref={thread}>
      {comments.length > 0 && (
        <ol>
          {comments.map(({ id: commentId, user_id, user_name, body, created_at }) => (
            <li key={commentId}>
              <Head>
                <strong dir="auto">{user_name}</strong>
                <TimeStamp iso={created_at} exact />
                {user_id === user?.id && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={commentContent.removeLabel(body)}
                    onClick={() => remove(commentId)}
                  >
                    {commentContent.remove}
                  </Button>
                )}
              </Head>
              <p dir="auto">{body}</p>
            </li>
          ))}
        </ol>
      )}
      <StatusLine>{message}</StatusLine>
      <MessageForm
        fields={commentFields}
        words={commentContent.words}
        draft={`comment:${itemId}`}
        onSend={(body) => {
          commentOnItem(itemId, body)
          setMessage('')
        }}
      />
    </Thread>
  )
}

const Thread = styled.div`
  ${oneColumn}
  grid-column: 2 / -1;
  gap: ${token.space[4]};
  max-width: ${token.width.prose};

  & > ol {
    display: grid;
    gap: ${token.space[3]};
  }

  & li > p {
    font-size: ${token.type.small};
    line-height: 1.55;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & > form {
    padding-inline-start: 0;
  }

  @media (max-width: 47.99rem) {
    grid-column: 1 / -1;
  }
`

const Head = styled.div`
  ${wrappingRow}
  gap: 0 ${token.space[3]};
  min-height: 2.25rem;
  ${smallMuted}

  & > button {
    margin-inline: auto calc(-1 * ${token.space[3]});
  }

  & > strong {
    color: ${token.color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
