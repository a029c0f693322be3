import { AnyLink } from '@fivefold/shared/ui/any-link'
import { Avatar } from '@fivefold/shared/ui/avatar'
import { BackLink } from '@fivefold/shared/ui/back-link'
import { Badge, type BadgeProps } from '@fivefold/shared/ui/badge'
import { FactList } from '@fivefold/shared/ui/fact-list'
import { Highlighted } from '@fivefold/shared/ui/highlighted'
import { Cluster, Stack } from '@fivefold/shared/ui/layout'
import { LongText } from '@fivefold/shared/ui/long-text'
import { Prose } from '@fivefold/shared/ui/prose'
import { StatusBadge } from '@fivefold/shared/ui/status-badge'
import {
  Caption,
  Display,
  Eyebrow,
  Headline,
  Lead,
  Text,
  TextLink,
  Title,
} from '@fivefold/shared/ui/text'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'

const tones: readonly NonNullable<BadgeProps['tone']>[] = [
  ...(['neutral', 'info', 'warning', 'success', 'danger'] as const),
  ...(['cortex', 'integ', 'pipelines', 'workflows', 'scd'] as const),
]

/** Examples by the names of their files. */
export const textParts = {
  text: () => (
    <Stack $gap={3}>
      <Eyebrow>Eyebrow</Eyebrow>
      <Display as="p">Display of a page</Display>
      <Headline as="p">Headline of a section</Headline>
      <Title as="p">Title of a card</Title>
      <Lead>A lead says in one or two sentences what the page is about.</Lead>
      <Text>
        Text with <TextLink to="#text">a link</TextLink>.
      </Text>
      <Text $muted>Muted text.</Text>
      <Caption>A caption</Caption>
    </Stack>
  ),
  prose: () => (
    <Prose>
      <h2>A heading</h2>
      <p>
        Running text with <AnyLink to="https://www.example.com">a link to another site</AnyLink>.
      </p>
      <h3>A list</h3>
      <ul>
        <li>The first entry</li>
        <li>The second entry</li>
      </ul>
      <ol>
        <li>The first step</li>
        <li>The second step</li>
      </ol>
    </Prose>
  ),
  'any-link': () => <AnyLink to="mailto:support@fivefold.example">A plain link</AnyLink>,
  highlighted: () => (
    <p>
      <Highlighted text="Invoice 12 of the invoices" terms={['inv']} place="word-start" />
    </p>
  ),
  badge: () => (
    <Cluster $gap={2}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
  'status-badge': () => <StatusBadge status="overdue" tone="danger" />,
  'ticket-status-badge': () => (
    <Cluster $gap={2}>
      {['open', 'in-progress', 'resolved', 'closed'].map((status) => (
        <TicketStatusBadge key={status} status={status} />
      ))}
    </Cluster>
  ),
  'back-link': () => <BackLink to="#back-link">All parts</BackLink>,
  'long-text': () => (
    <LongText contents="On this page" sections={[{ id: 'long-text', title: 'Fees' }]}>
      <Text>A text of several sections.</Text>
    </LongText>
  ),
  avatar: () => (
    <Cluster $gap={4}>
      <Avatar name="Ada Lovelace" size="small" />
      <Avatar name="Ada Lovelace" />
      <Avatar name="Ada Lovelace" size="large" src="/icon-192.png" />
    </Cluster>
  ),
  'time-stamp': () => (
    <p>
      <TimeStamp iso="2026-11-22T10:00:00Z" /> · <TimeStamp iso="2026-11-22T10:00:00Z" exact />
    </p>
  ),
  'fact-list': () => (
    <FactList
      facts={[
        { label: 'Due', value: 'Nov 30' },
        { label: 'Amount', value: '$1,499' },
      ]}
    />
  ),
}
