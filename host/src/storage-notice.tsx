import { useState } from 'react'
import { useStorageHealth } from '@fivefold/shared/store/site-store'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Container } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import styled from 'styled-components'

/** Tells the visitor once, in plain words, when the browser's storage does not do its part. */
export function StorageNotice() {
  const { status, message } = useStorageHealth()
  const [read, setRead] = useState('ok')
  if (status === 'ok' || status === read) return null
  return (
    <Container>
      <Room>
        <Notice
          tone="warning"
          title="Your data in this browser"
          action={
            <Button size="small" variant="secondary" onClick={() => setRead(status)}>
              Dismiss
            </Button>
          }
        >
          {message}
        </Notice>
      </Room>
    </Container>
  )
}

const Room = styled.div`
  padding-block: ${token.space[4]};
`
