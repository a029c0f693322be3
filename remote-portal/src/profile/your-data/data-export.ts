import { brand } from '@fivefold/shared/brand'
import { downloadFile } from '@fivefold/shared/files/download-file'
import { notify } from '@fivefold/shared/notify/toast'
import { exportOf } from '../personal-data'
import { readState } from '@fivefold/shared/store/site-store'
import { dayStamp } from '@fivefold/shared/words/date-words'
import { yourDataContent } from './your-data-content'

/** Only the user record (specification 1). */
export function exportAccount(userId: string) {
  downloadJson('account', exportOf(readState(), userId).user)
}

/** Everything the store holds about the user. */
export function exportEverything(userId: string) {
  downloadJson('everything', exportOf(readState(), userId))
}

function downloadJson(what: string, content: unknown) {
  const json = JSON.stringify(content, null, 2)
  const fileName = `${brand.slug}-${what}-${dayStamp(new Date())}.json`
  downloadFile(fileName, new Blob([json], { type: 'application/json' }))
  notify({ title: yourDataContent.exported, tone: 'success' })
}
