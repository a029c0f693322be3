import { useMemo } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { RankedBars } from '../charts/ranked-bars'
import { RecordBrowser } from '../records/record-browser'
import { errorContent } from './error-content'
import { errorKind } from './error-kind'
import { errorsByRelease } from './error-rows'
import { useClientErrors } from './use-client-errors'

export function ErrorsView() {
  const rows = useClientErrors()
  const releases = useMemo(() => errorsByRelease(rows), [rows])
  return (
    <Stack $gap={6}>
      {releases.length > 0 && (
        <Summary>
          <Heading>{errorContent.byRelease}</Heading>
          <RankedBars label={errorContent.byRelease} ranked={releases} />
        </Summary>
      )}
      <RecordBrowser kind={errorKind} rows={rows} />
    </Stack>
  )
}

const Summary = styled.section`
  display: grid;
  gap: ${token.space[3]};
  max-width: 40rem;
`

const Heading = styled.h3`
  font: 600 ${token.type.body} / 1.4 ${token.font.sans};
`
