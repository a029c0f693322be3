import type { TicketAttachment } from '../../domain/tickets/desk-records'
import { storeArea } from '../storage/browser-storage'
import { recordArea } from '../storage/record-area'
import { filesPrefix } from '../storage/storage-keys'
import { StoreError } from './store-error'

/*
 * Contents of attached files. Each has a separate key, because every write replaces the whole
 * document of the store. `ticketAttachments` holds the other fields, as on a server.
 */

/** A file that a person has chosen. */
export interface NewFile extends Pick<TicketAttachment, 'id' | 'name' | 'size'> {
  readonly mediaType: string
  /** In base64; '' where a site with an intake keeps it elsewhere until it is sent. */
  readonly content: string
}

/**
 * Stores the files, then runs the change that names them. If storage refuses either, nothing is stored.
 * @throws StoreError
 * @internal For the ticket commands.
 */
export function keepWithFiles(files: readonly NewFile[], change: () => void): void {
  try {
    for (const { id, name, content } of files) {
      const outcome = recordArea.set(filesPrefix + id, content)
      if (outcome !== 'written') throw new StoreError('Not saved', refusal(name, outcome))
    }
    change()
  } catch (error) {
    forgetFiles(files)
    throw error
  }
}

/**
 * The content in base64; undefined if this browser does not have it, '' while it waits to be sent to an intake.
 * @example attachedContent('file-1')
 */
export const attachedContent = (id: string): string | undefined =>
  storeArea.get(filesPrefix + id) ?? undefined

/** @internal For `deleteAccount`. */
export function forgetFiles(files: readonly { readonly id: string }[]): void {
  for (const { id } of files) storeArea.remove(filesPrefix + id)
}

const refusal = (name: string, outcome: 'full' | 'unavailable') =>
  outcome === 'full'
    ? `The storage of this browser is full: ${name} does not fit. Remove the file or send it by email.`
    : `Your browser does not let this site keep data, so ${name} cannot be attached.`
