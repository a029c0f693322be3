import { useEffect, useState } from 'react'
import { SelectField, TextField } from '@fivefold/shared/forms/field'
import { requiredText } from '@fivefold/shared/forms/rules'
import { useForm } from '@fivefold/shared/forms/use-form'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import styled from 'styled-components'
import * as v from 'valibot'
import type { Wish } from './override-address'
import { registryOverview, type RemoteReleases } from './registry-overview'
import { ReleasesTable } from './releases-table'

const wishSchema = v.object({
  remote: requiredText('Choose a remote.'),
  target: requiredText('Enter a release or an address.'),
})

interface TryOutPanelProps {
  /** Rejects with the reason when there is no such release. */
  choose: (wish: Wish) => Promise<void>
  onChosen: () => void
}

/** What is released of each remote, and a form to put another release in its place. */
export function TryOutPanel({ choose, onChosen }: TryOutPanelProps) {
  const [remotes, setRemotes] = useState<readonly RemoteReleases[]>([])
  const [problem, setProblem] = useState('')

  useEffect(() => {
    registryOverview().then(setRemotes, (error: unknown) => setProblem(String(error)))
  }, [])

  const { formProps, errors, busy, refuse } = useForm({
    schema: wishSchema,
    onSubmit: async (wish) => {
      try {
        await choose(wish)
        onChosen()
      } catch (error) {
        refuse('target', error instanceof Error ? error.message : String(error))
      }
    },
  })

  if (problem !== '') {
    return (
      <Notice tone="danger" title="The releases cannot be listed">
        {problem}
      </Notice>
    )
  }
  return (
    <>
      <ReleasesTable remotes={remotes} />
      <Fields {...formProps}>
        <SelectField
          label="Remote"
          name="remote"
          required
          placeholder="Choose a remote"
          options={remotes.map(({ remote }) => ({ value: remote, label: remote }))}
          error={errors.remote}
        />
        <TextField
          label="Release or address"
          name="target"
          required
          hint="A release's name, or the address of a development server or of a release elsewhere."
          error={errors.target}
        />
        <Button type="submit" busy={busy}>
          Try it out
        </Button>
      </Fields>
    </>
  )
}

const Fields = styled.form`
  display: grid;
  gap: ${token.space[5]};
`
