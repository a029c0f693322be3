import { randomUUID } from 'node:crypto'
import { leadOf, sender } from '../../extensions/intake/server/testing/send'

/** A lead of the usual length, with a new id. */
export const newLead = () =>
  leadOf(randomUUID(), { message: 'A demo for forty people. '.repeat(8) })

export const sentBody = () => JSON.stringify({ sender, leads: [newLead()] })
