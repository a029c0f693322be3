import { useEffect, useState } from 'react'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { notify } from '@fivefold/shared/notify/toast'
import {
  useStorageHealth,
  type StorageHealth,
  type StorageStatus,
} from '@fivefold/shared/store/site-store'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import styled from 'styled-components'
import { PageNotice } from '../../screens/page-notice'
import { storageNoticeContent } from './storage-notice-content'

const { title, dismiss, failed, copies } = storageNoticeContent

/**
 * Says in plain words that the browser's storage is full, unavailable, damaged or cleared. Each problem is shown once,
 * except that every deletion is shown.
 */
export function StorageMessage() {
  const health = useStorageHealth()
  const { status, message } = health
  const [dismissed, setDismissed] = useState<readonly (StorageStatus | StorageHealth)[]>(['ok'])
  const problem = status === 'cleared' ? health : status
  if (dismissed.includes(problem)) return null
  return (
    <PageNotice
      title={title}
      action={
        <Actions>
          <CopyButton status={status} />
          <Button
            size="small"
            variant="quiet"
            onClick={() => setDismissed([...dismissed, problem])}
          >
            {dismiss}
          </Button>
        </Actions>
      }
    >
      {message}
    </PageNotice>
  )
}

const loadCopy = () => import('./storage-copy')

/** Its code is fetched with the notice, while the network still works. */
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
