import { useState } from 'react'
import styled from 'styled-components'
import { TextField } from '@fivefold/shared/fields/field'
import { downloadFile } from '@fivefold/shared/files/download-file'
import { emailText } from '@fivefold/shared/forms/rules'
import { useForm } from '@fivefold/shared/forms/use-form'
import { notify } from '@fivefold/shared/notify/toast'
import { Button } from '@fivefold/shared/ui/button'
import { Cluster, Stack } from '@fivefold/shared/ui/layout'
import { Text } from '@fivefold/shared/ui/text'
import { labelWords } from '@fivefold/shared/words/label-words'
import { countWords } from '@fivefold/shared/words/count-words'
import { emailKey } from '../../outbox/address-key'
import { Facts } from '../admin-parts'
import type { ListAddress } from './list-address'
import { send } from './send'
import { visitorsContent } from './visitors-content'

const { person: words } = visitorsContent

/** The rows of each table, beside the address that they are about. */
interface Stored extends Readonly<Record<string, unknown>> {
  email: string
}

const fields = { email: { label: words.label, hint: words.hint, rule: emailText() } }

/** Everything that is stored about an email address: to be given to the person, or erased. */
export function PersonRecords({ address }: { address: ListAddress }) {
  const [stored, setStored] = useState<Stored>()
  const form = useForm({
    fields,
    // A link from a conversation or a lead names the person.
    initial: { email: address.state.q },
    onSubmit: async (person) => setStored(await send<Stored>('people/export', person, words.show)),
  })
  return (
    <Stack $gap={6}>
      <Narrow as="form" $gap={3} {...form.formProps}>
        <TextField {...form.field('email')} autoCapitalize="off" spellCheck={false} />
        <div>
          <Button type="submit" busy={form.busy}>
            {words.show}
          </Button>
        </div>
      </Narrow>
      {stored && (
        <StoredRecords key={stored.email} stored={stored} onErased={() => setStored(undefined)} />
      )}
    </Stack>
  )
}

function StoredRecords({ stored, onErased }: { stored: Stored; onErased: () => void }) {
  const [confirmed, setConfirmed] = useState('')
  const [busy, setBusy] = useState(false)
  const { email } = stored
  const isConfirmed = emailKey(confirmed) === emailKey(email)
  const tables = Object.entries(stored).flatMap(([name, rows]) =>
    Array.isArray(rows) ? [{ name, count: rows.length }] : [],
  )
  const sum = tables.reduce((all, { count }) => all + count, 0)

  async function erase() {
    setBusy(true)
    const answer = await send<{ erased: number }>('people/erase', { email }, words.failed)
    setBusy(false)
    if (!answer) return
    notify({ title: words.erased(answer.erased), tone: 'success' })
    onErased()
  }

  return (
    <Stack $gap={4}>
      <p role="status">{words.found(email, sum)}</p>
      <Facts
        facts={tables.map(({ name, count }) => ({
          label: labelWords(name),
          value: countWords(count),
        }))}
      />
      <Cluster>
        <Button
          variant="secondary"
          onClick={() => downloadFile(`${email}.json`, new Blob([JSON.stringify(stored, null, 2)]))}
        >
          {words.download}
        </Button>
      </Cluster>
      {sum > 0 && (
        <Narrow
          as="form"
          $gap={3}
          onSubmit={(event) => {
            event.preventDefault()
            if (isConfirmed) void erase()
          }}
        >
          <Text $muted>{words.text(email)}</Text>
          <TextField
            name="confirmed"
            label={words.typed}
            value={confirmed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => setConfirmed(target.value)}
          />
          <div>
            <Button type="submit" variant="danger" busy={busy} disabled={!isConfirmed}>
              {words.confirm}
            </Button>
          </div>
        </Narrow>
      )}
    </Stack>
  )
}

const Narrow = styled(Stack)`
  max-width: 28rem;
`
