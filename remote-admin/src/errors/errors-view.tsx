import { useMemo } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
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
    <Parts>
      {releases.length > 0 && (
        <Summary>
          <Heading>{errorContent.byRelease}</Heading>
          <RankedBars label={errorContent.byRelease} ranked={releases} />
        </Summary>
      )}
      <RecordBrowser kind={errorKind} rows={rows} />
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
`

const Summary = styled.section`
  display: grid;
  gap: ${token.space[3]};
  max-width: 40rem;
`

const Heading = styled.h3`
  font: 600 ${token.type.body} / 1.4 ${token.font.display};
`
