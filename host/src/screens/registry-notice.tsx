import { useState } from 'react'
import { useIsHydrated } from '@fivefold/shared/session/current-user'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Container } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import styled from 'styled-components'

/** Says in plain words which parts of the site are missing because their entry is unusable. */
export function RegistryNotice({ problems }: { problems: readonly string[] }) {
  const [read, setRead] = useState(false)
  const isHydrated = useIsHydrated()
  if (read || !isHydrated || problems.length === 0) return null
  return (
    <Container>
      <Room>
        <Notice
          tone="warning"
          title="Part of the site is unavailable"
          action={
            <Button size="small" variant="secondary" onClick={() => setRead(true)}>
              Dismiss
            </Button>
          }
        >
          {problems.join(' ')}
        </Notice>
      </Room>
    </Container>
  )
}

const Room = styled.div`
  padding-block: ${token.space[4]};
`
