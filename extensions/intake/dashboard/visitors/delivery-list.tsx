import { Button } from '@fivefold/shared/ui/button'
import { Stack } from '@fivefold/shared/ui/layout'
import { notify } from '@fivefold/shared/notify/toast'
import { countColumn, textColumn, timeColumn, Facts, ChoiceChips } from '../admin-parts'
import type { ListAddress } from './list-address'
import { send } from './send'
import { ServerList } from './server-list'
import { operatorPath, useAnswer } from '../use-answer'
import { visitorsContent } from './visitors-content'

interface Delivery {
  id: string
  kind: string
  state: string
  tries: number
  due: string
  error: string | null
  /** The address of a mail; null for the webhook. */
  to: string | null
}

const { webhook: words, all } = visitorsContent
const { columns: labels } = words

const columns = [
  textColumn<Delivery>({ key: 'kind', label: labels.kind }, ({ kind }) => kind, true),
  textColumn<Delivery>({ key: 'to', label: labels.to }, ({ to }) => to ?? words.toWebhook),
  textColumn<Delivery>(
    { key: 'state', label: labels.state },
    ({ state }) => words.states.get(state) ?? state,
  ),
  countColumn<Delivery>(
    { key: 'tries', label: labels.tries, narrow: 'label' },
    ({ tries }) => tries,
  ),
  timeColumn<Delivery>({ key: 'due', label: labels.due }, ({ due }) => due, { exact: true }),
] as const

const states = [
  { value: '', label: all },
  { value: 'dead', label: words.states.get('dead') ?? 'dead' },
]

/** The latest hundred. */
export function DeliveryList({ address }: { address: ListAddress }) {
  const state = address.settled.kind
  const { value, problem, again } = useAnswer<{ deliveries: Delivery[] }>(
    operatorPath('deliveries', { state }),
  )

  async function resend(which: { id?: string }) {
    const answer = await send<{ resent: number }>('deliveries/resend', which, words.failed)
    if (answer) notify({ title: words.resent(answer.resent), tone: 'success' })
    again()
  }

  return (
    <ServerList
      words={words}
      columns={columns}
      details={({ id, error }) => (
        <Stack $gap={4}>
          <Facts
            facts={[
              { label: labels.id, value: id },
              { label: words.error, value: error ?? words.none },
            ]}
          />
          <div>
            <Button variant="secondary" size="small" onClick={() => void resend({ id })}>
              {words.resend}
            </Button>
          </div>
        </Stack>
      )}
      rows={value?.deliveries}
      problem={problem}
      address={address}
      chips={
        <>
          <ChoiceChips
            label={words.state}
            choices={states}
            chosen={state}
            onChoose={(kind) => address.change({ kind, open: '' })}
          />
          {state === 'dead' && (
            <Button variant="secondary" size="small" onClick={() => void resend({})}>
              {words.resendAll}
            </Button>
          )}
        </>
      }
    />
  )
}
