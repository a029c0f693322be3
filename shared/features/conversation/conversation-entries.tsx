import styled from 'styled-components'
import { ticketDesk } from '../../contract/seams/site-seams'
import type { ConversationEntry, Post, StatusStep } from '../../domain/tickets/conversation'
import type { TicketAttachment } from '../../domain/tickets/desk-records'
import type { SupportTicket } from '../../domain/tickets/support-ticket'
import { token } from '../../ui/theme/tokens'
import { Avatar } from '../../ui/feedback/avatar'
import { Badge } from '../../ui/feedback/badge'
import { TicketStatusBadge } from '../../ui/feedback/ticket-status-badge'
import { TimeStamp } from '../../ui/text/time-stamp'
import { AttachmentList } from './attachments/attachment-list'
import { conversationContent } from './conversation-content'

interface ShownEntry {
  /** Its initials are next to the entry. */
  author: string
  /** The author's name as the reader sees it; empty if unknown. */
  who: string
  isNew: boolean
  files: readonly TicketAttachment[]
}

interface ConversationEntriesProps {
  ticket: SupportTicket
  entries: readonly ConversationEntry[]
  labelledBy: string
  shownOf: (entry: ConversationEntry) => ShownEntry
}

export function ConversationEntries(props: ConversationEntriesProps) {
  const { ticket, entries, labelledBy, shownOf } = props
  return (
    <Entries aria-labelledby={labelledBy}>
      {entries.map((entry) => {
        const { author, who, isNew, files } = shownOf(entry)
        return (
          <li key={entry.id}>
            {entry.kind === 'status' ? (
              <StatusEntry step={entry} who={who} isNew={isNew} />
            ) : (
              <PostEntry
                post={entry}
                author={author}
                who={who}
                isNew={isNew}
                isOpening={entry.id === ticket.id}
                isSupport={entry.byId !== ticket.user_id}
                files={files}
              />
            )}
          </li>
        )
      })}
    </Entries>
  )
}

interface EntryProps {
  /** The author's name; empty if unknown. */
  who: string
  isNew: boolean
}

interface PostEntryProps extends EntryProps {
  post: Post
  /** Its initials are next to the entry. */
  author: string
  isOpening: boolean
  isSupport: boolean
  files: readonly TicketAttachment[]
}

/** A message, or the opening of the ticket. */
function PostEntry(props: PostEntryProps) {
  const { post, author, who, isNew, isOpening, isSupport, files } = props
  const isNote = post.kind === 'note'
  const { SendMark } = ticketDesk
  return (
    <Message data-side={isNote ? 'note' : isSupport ? 'support' : 'customer'}>
      <Avatar name={author} size="small" />
      <Words>
        <Line>
          {isOpening ? (
            <span>
              {conversationContent.opened} <By who={who} />
            </span>
          ) : (
            <Author dir="auto">{who}</Author>
          )}
          {isNote && <Badge tone="warning">{conversationContent.note}</Badge>}
          {isSupport && !isOpening && !isNote && <Badge>{conversationContent.support}</Badge>}
          {isNew && <Badge tone="info">{conversationContent.new}</Badge>}
          {SendMark && <SendMark post={post} />}
          <When iso={post.at} />
        </Line>
        <Body dir="auto">{post.body}</Body>
        <AttachmentList files={files} />
      </Words>
    </Message>
  )
}

function StatusEntry({ step, who, isNew }: EntryProps & { step: StatusStep }) {
  return (
    <Step>
      <TicketStatusBadge status={step.to} />
      {who && <By who={who} />}
      {isNew && <Badge tone="info">{conversationContent.new}</Badge>}
      <When iso={step.at} />
    </Step>
  )
}

function By({ who }: { who: string }) {
  const { by, you, youAfterBy } = conversationContent
  return <Quiet dir="auto">{by(who === you ? youAfterBy : who)}</Quiet>
}

function When({ iso }: { iso: string }) {
  return (
    <Time>
      <TimeStamp iso={iso} exact />
    </Time>
  )
}

const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`

const Message = styled.div`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${token.space[3]};
`

const Words = styled.div`
  padding: ${token.space[3]} ${token.space[4]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

  [data-side='support'] > & {
    background: ${token.color.surface};
  }

  [data-side='note'] > & {
    border-color: color-mix(in oklab, ${token.color.warning} 40%, transparent);
    background: ${token.color.warningSoft};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  font-size: ${token.type.small};
  line-height: 1.5;
`

/* The dot is below the middle of the portraits. */
const Step = styled(Line)`
  position: relative;
  padding-inline-start: calc(2rem + ${token.space[3]});

  &::before {
    position: absolute;
    inset: 0.5rem auto auto 0.75rem;
    width: 0.5rem;
    height: 0.5rem;
    border: 2px solid ${token.color.lineStrong};
    border-radius: 50%;
    content: '';
  }
`

const Author = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Quiet = styled.span`
  color: ${token.color.inkMuted};
  overflow-wrap: anywhere;
`

const Time = styled.span`
  margin-inline-start: auto;
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  font-variant-numeric: tabular-nums;
`

const Body = styled.p`
  max-width: ${token.width.prose};
  margin-block-start: ${token.space[1]};
  font-size: ${token.type.small};
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
