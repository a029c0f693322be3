import { useEffect, useState } from 'react'
import { TextField } from '@fivefold/shared/fields/field'
import { requiredText } from '@fivefold/shared/forms/rules'
import { useForm } from '@fivefold/shared/forms/use-form'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import styled from 'styled-components'
import { parseOverrideRequest, type OverrideRequest } from './override-address'
import {
  registryOverview,
  type RemoteReleases,
} from '../../../host/src/loading/registry/registry-overview'
import { ReleasesTable } from './releases-table'

const fields = {
  release: {
    label: 'Remote and release or address',
    required: true,
    autoComplete: 'off',
    hint: 'For example support@1.2.0-3f9a0c7d21, or support@http://localhost:3000 for the development server there.',
    rule: requiredText('Enter a remote and a release or an address.'),
  },
}

interface TryOutPanelProps {
  /** Rejects with the reason if the release does not exist. */
  choose: (request: OverrideRequest) => Promise<void>
  onChosen: () => void
}

/** A form to try out a release, and a list of each remote's releases. */
export function TryOutPanel({ choose, onChosen }: TryOutPanelProps) {
  const [remotes, setRemotes] = useState<readonly RemoteReleases[]>([])
  const [problem, setProblem] = useState('')

  useEffect(() => {
    registryOverview().then(
      ({ remotes: listed }) => setRemotes(listed),
      (error: unknown) => setProblem(String(error)),
    )
  }, [])

  const { formProps, field, busy } = useForm({
    fields,
    onSubmit: async ({ release }) => {
      try {
        await choose(parseOverrideRequest(release))
        return onChosen()
      } catch (error) {
        return { release: error instanceof Error ? error.message : String(error) }
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
      <Fields {...formProps}>
        <TextField {...field('release')} spellCheck={false} />
        <Button type="submit" busy={busy}>
          Try it out
        </Button>
      </Fields>
      <ReleasesTable remotes={remotes} />
    </>
  )
}

const Fields = styled.form`
  display: grid;
  gap: ${token.space[5]};
`
