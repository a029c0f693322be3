import {
  startDataId,
  startScriptsId,
  type StartData,
  type StartScripts,
} from '@fivefold/shared/start/start-data'

/** What the document says about its start; undefined: the host starts at once. */
export const readStartData = () => jsonAt(startDataId) as StartData | undefined

export const startScripts = () => jsonAt(startScriptsId) as StartScripts

/** The build and the release tool wrote it, into this document. */
function jsonAt(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}
