import { brand } from '@fivefold/shared/brand'
import { downloadFile } from '@fivefold/shared/files/download-file'
import { notify } from '@fivefold/shared/notify/toast'
import { exportOf } from '../personal-data'
import { readState } from '@fivefold/shared/store/site-store'
import { yourDataContent } from './your-data-content'

/** The user record alone (specification 1). */
export function exportAccount(userId: string) {
  downloadJson('account', exportOf(readState(), userId).user)
}

/** Everything the store holds about the user. */
export function exportEverything(userId: string) {
  downloadJson('everything', exportOf(readState(), userId))
}

function downloadJson(what: string, content: unknown) {
  const day = new Date().toISOString().slice(0, 10)
  const json = JSON.stringify(content, null, 2)
  downloadFile(`${brand.slug}-${what}-${day}.json`, new Blob([json], { type: 'application/json' }))
  notify({ title: yourDataContent.exported, tone: 'success' })
}
