import { brand } from '@fivefold/shared/brand'
import { downloadFile } from '@fivefold/shared/files/download-file'
import { keySpace, keySpaceNames } from '@fivefold/shared/persistence/engine/key-space'
import { storeArea, type BrowserArea } from '@fivefold/shared/storage/browser-storage'
import { readDocument } from '@fivefold/shared/store/site-store'
import { quarantinePrefix } from '@fivefold/shared/storage/storage-keys'

/** Everything this page has in memory, in a form that can be restored. */
export function downloadMemory() {
  offer(`copy-${new Date().toISOString()}.json`, JSON.stringify(readDocument(), null, 2))
}

/** The stored texts that could not be read, unchanged; each file name contains the time. */
export function downloadOriginals() {
  const offerOriginals = (area: BrowserArea, name: string) => {
    for (const key of area.keys(quarantinePrefix)) {
      offer(`${name}-${key.slice(quarantinePrefix.length)}.txt`, area.get(key) ?? '')
    }
  }
  offerOriginals(storeArea, 'original')
  for (const name of keySpaceNames(storeArea)) {
    offerOriginals(keySpace(storeArea, name), `original-${name}`)
  }
}

function offer(name: string, text: string) {
  const fileName = `${brand.slug}-${name}`.replaceAll(':', '-')
  downloadFile(fileName, new Blob([text], { type: 'application/json' }))
}
