import { useState } from 'react'
import { Accordion } from '@fivefold/shared/ui/accordion'
import { Button } from '@fivefold/shared/ui/button'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Stack } from '@fivefold/shared/ui/layout'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { StatusLine } from '@fivefold/shared/ui/status-line'
import { Notice } from '@fivefold/shared/ui/notice'
import { Progress } from '@fivefold/shared/ui/progress'
import { PageSkeleton, Skeleton, SkeletonText } from '@fivefold/shared/ui/skeleton'
import { Spinner } from '@fivefold/shared/ui/spinner'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'

/** Examples by the names of their files. */
export const messageParts = {
  notice: () => (
    <Stack $gap={4}>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice: ${tone}`}>
          It says what happened, and what to do.
        </Notice>
      ))}
      <Notice title="A notice with an action" action={<Button size="small">Try again</Button>} />
    </Stack>
  ),
  'empty-state': () => (
    <EmptyState title="No invoices yet" action={<Button>Create one</Button>}>
      They appear on the first of a month.
    </EmptyState>
  ),
  accordion: () => (
    <Accordion
      items={[
        { id: 'cancel', question: 'Can I cancel?', answer: 'At any time.' },
        { id: 'refund', question: 'Do I get a refund?', answer: 'Within 30 days.' },
      ]}
    />
  ),
  dialog: function Question() {
    const [isOpen, setOpen] = useState(false)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Cancel the plan?"
          description="It ends on Nov 30."
        >
          <Button variant="danger">Cancel the plan</Button>
        </Dialog>
      </div>
    )
  },
  progress: () => (
    <Stack $gap={4}>
      <Progress label="Unknown" />
      <Progress label="Loading" value={40} />
      <Progress label="Complete" value={100} />
    </Stack>
  ),
  spinner: Spinner,
  skeleton: () => (
    <Stack $gap={4}>
      <Skeleton width="12rem" height="2rem" />
      <SkeletonText />
      <PageSkeleton />
    </Stack>
  ),
  'visually-hidden': () => (
    <p>
      Only a screen reader finds more here. <VisuallyHidden>This is it.</VisuallyHidden>
    </p>
  ),
  'status-line': () => <StatusLine>Saved</StatusLine>,
  'live-region': () => <LiveRegion>Only a screen reader announces this.</LiveRegion>,
}
