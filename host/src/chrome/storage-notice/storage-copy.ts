import { brand } from '@fivefold/shared/brand'
import { downloadFile } from '@fivefold/shared/files/download-file'
import { keySpace, keySpaceNames } from '@fivefold/shared/persistence/engine/key-space'
import { storeArea, type BrowserArea } from '@fivefold/shared/storage/browser-storage'
import { readDocument } from '@fivefold/shared/store/site-store'
import { quarantinePrefix } from '@fivefold/shared/storage/storage-keys'
import { momentStamp } from '@fivefold/shared/words/date-words'

/** The page's data in memory, as a document that can be restored. */
export function downloadMemory() {
  offer(`copy-${momentStamp(new Date())}.json`, JSON.stringify(readDocument(), null, 2))
}

/** The unreadable stored texts, unchanged. Each file name contains the time. */
export function downloadOriginals() {
  const offerOriginals = (area: BrowserArea, name: string) => {
    for (const key of area.keys(quarantinePrefix)) {
      const kept = key.slice(quarantinePrefix.length).replace(/^.+Z/, localTime)
      offer(`${name}-${kept}.txt`, area.get(key) ?? '')
    }
  }
  offerOriginals(storeArea, 'original')
  for (const name of keySpaceNames(storeArea)) {
    offerOriginals(keySpace(storeArea, name), `original-${name}`)
  }
}

const localTime = (iso: string) => momentStamp(new Date(iso))

const offer = (name: string, text: string) =>
  downloadFile(`${brand.slug}-${name}`, new Blob([text], { type: 'application/json' }))
