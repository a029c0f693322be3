import { intakeFiles } from '@fivefold/shared/domain/tickets/file-kinds'
import { localArea } from '@fivefold/shared/storage/browser-storage'
import { draftPrefix } from '@fivefold/shared/storage/storage-keys'
import { attachedContent } from '@fivefold/shared/store/ticket-files'
import { postBytes, type Outcome } from './post'

/*
 * Contents of files that are to be sent. They are too large for local storage, whose key of a file says only that it is
 * kept here. The caches of a browser are cleared with its data.
 */

/** The name of the cache. */
export const filesCache = 'fivefold-outgoing-files'

export const fileAddress = (id: string) => `/intake/tickets/files/${id}`

const openCache = () => caches.open(filesCache)

/** Keeps a file that somebody has chosen. */
export async function keepFile(id: string, content: Blob): Promise<void> {
  const headers = { 'x-kept-at': String(Date.now()) }
  await (await openCache()).put(fileAddress(id), new Response(content, { headers }))
}

/** The content of a file; undefined where it is not in this browser any more. */
async function contentOf(id: string): Promise<Blob | undefined> {
  const text = attachedContent(id)
  if (text) return new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))])
  return (await (await openCache()).match(fileAddress(id)))?.blob()
}

export const dropFile = async (id: string): Promise<void> =>
  void (await (await openCache()).delete(fileAddress(id)))

/** Milliseconds after which a file that neither a message nor a draft names is forgotten. */
const longestKept = 86_400_000

/** Forgets files that were chosen and never sent. */
export async function dropOldFiles(): Promise<void> {
  const cache = await openCache()
  const drafts = localArea.keys(draftPrefix).map((key) => localArea.get(key))
  const isNamed = (id: string) =>
    attachedContent(id) !== undefined || drafts.some((draft) => draft?.includes(id))
  for (const request of await cache.keys()) {
    const id = request.url.split('/').at(-1) ?? ''
    const keptAt = Number((await cache.match(request))?.headers.get('x-kept-at'))
    if (!isNamed(id) && keptAt < Date.now() - longestKept) await cache.delete(request)
  }
}

/** Sends a file in pieces, each of which counts once. @returns the first failure, or the last answer. */
export async function sendFile(id: string): Promise<Outcome> {
  const content = await contentOf(id)
  if (!content) return { kind: 'refused', reason: 'This browser does not have it any more.' }
  const { piece } = intakeFiles
  let outcome: Outcome = { kind: 'refused', reason: 'It is empty.' }
  for (let place = 0; place * piece < content.size; place += 1) {
    const bytes = content.slice(place * piece, (place + 1) * piece)
    outcome = await postBytes(`${fileAddress(id)}?place=${place}`, bytes)
    if (outcome.kind !== 'answer') return outcome
  }
  return outcome
}
