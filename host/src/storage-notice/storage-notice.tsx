import { useEffect, useState } from 'react'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { notify } from '@fivefold/shared/notify/toast'
import { useStorageHealth, type StorageStatus } from '@fivefold/shared/store/site-store'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Container } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import styled from 'styled-components'
import { storageNoticeContent } from './storage-notice-content'

const { title, dismiss, failed, copies } = storageNoticeContent

/** Tells the visitor once, in plain words, when the browser's storage does not do its part. */
export function StorageNotice() {
  const { status, message } = useStorageHealth()
  const [read, setRead] = useState<readonly StorageStatus[]>(['ok'])
  if (read.includes(status)) return null
  return (
    <Container>
      <Room>
        <Notice
          tone="warning"
          title={title}
          action={
            <Actions>
              <CopyButton status={status} />
              <Button size="small" variant="quiet" onClick={() => setRead([...read, status])}>
                {dismiss}
              </Button>
            </Actions>
          }
        >
          {message}
        </Notice>
      </Room>
    </Container>
  )
}

const loadCopy = () => import('./storage-copy')

/** Nobody but who reads the notice needs the code; it is fetched while the network is there. */
function CopyButton({ status }: { status: StorageStatus }) {
  const label = copies[status]
  useEffect(() => void loadCopy().catch(() => {}), [])

  async function download() {
    try {
      const { downloadMemory, downloadOriginals } = await loadCopy()
      if (status === 'recovered') downloadOriginals()
      else downloadMemory()
    } catch (error) {
      recordClientError(error)
      notify({ ...failed, tone: 'destructive' })
    }
  }

  if (label === undefined) return null
  return (
    <Button size="small" variant="secondary" onClick={() => void download()}>
      {label}
    </Button>
  )
}

const Room = styled.div`
  padding-block: ${token.space[4]};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
