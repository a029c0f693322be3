// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { assignments } from '../../domain/tickets/ticket-desk'
import { clearBrowserData } from '../session/browser-data'
import { signIn } from '../session/account'
import { storeArea } from '../storage/browser-storage'
import { filesPrefix, journalPrefix } from '../storage/storage-keys'
import { assignTicket } from './desk-commands'
import { deleteAccount } from './profile-commands'
import { provideStoreCode, readState, resetStore, startStore } from './site-store'
import { storeCode } from './store-code'
import { attachedContent } from './ticket-files'
import { openTicket, replyToTicket } from './ticket-commands'

const customer = { email: 'customer@fivefold.example', password: 'secret' }
const admin = { email: 'admin@fivefold.example', password: 'secret' }
const fields = { category: 'Billing', priority: 'low', subject: 'Invoice', description: 'Twice.' }
const file = (id: string) => ({
  id,
  name: `${id}.txt`,
  mediaType: 'text/plain',
  size: 2,
  content: 'SGk=',
})
const storedFiles = () => storeArea.keys(filesPrefix)
const adminId = () => readState().users.find(({ role }) => role === 'admin')?.id ?? ''

beforeAll(() => {
  provideStoreCode(storeCode)
  startStore()
})
beforeEach(() => {
  clearBrowserData()
  resetStore()
  signIn(customer)
})
describe('an admin', () => {
  test('takes a ticket and gives it back', () => {
    const { id } = openTicket(fields)
    signIn(admin)
    assignTicket(id, adminId())
    expect(assignments(readState()).get(id)).toMatchObject({
      assignee_name: 'Avery Admin',
      by_name: 'Avery Admin',
    })
    assignTicket(id, adminId())
    expect(readState().ticketAssignments).toHaveLength(1)
    assignTicket(id, '')
    expect(assignments(readState()).has(id)).toBe(false)
  })

  test('alone may do that, and only admins are given tickets', () => {
    const { id } = openTicket(fields)
    expect(() => assignTicket(id, adminId())).toThrow('Only admins can do this.')
    const casey = readState().currentUser?.id ?? ''
    signIn(admin)
    expect(() => assignTicket(id, casey)).toThrow('Only admins can be given a ticket.')
    expect(readState().ticketAssignments).toEqual([])
  })
})

/** Storage has no room for the keys. */
function refuse(isRefused: (key: string) => boolean) {
  const set = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key: string,
    value: string,
  ) {
    if (isRefused(key)) throw new DOMException('Full', 'QuotaExceededError')
    set.call(this, key, value)
  })
}

describe('an attached file', () => {
  test('is stored beside the store, and named in it', () => {
    const { id } = openTicket(fields, [file('f1')])
    replyToTicket(id, 'Here.', [file('f2')])
    expect(readState().ticketAttachments.map(({ name }) => name)).toEqual(['f1.txt', 'f2.txt'])
    expect(attachedContent('f2')).toBe('SGk=')
    expect(storedFiles()).toHaveLength(2)
  })

  test('is not left behind if the message is refused', () => {
    const { id } = openTicket(fields)
    refuse((key) => key.startsWith(journalPrefix))
    expect(() => replyToTicket(id, 'Here.', [file('f1')])).toThrow(/full/)
    expect(storedFiles()).toEqual([])
    expect(readState().ticketMessages).toEqual([])
  })

  test('is named if there is no room for it, and nothing is sent', () => {
    const { id } = openTicket(fields)
    refuse((key) => key.endsWith('f2'))
    expect(() => replyToTicket(id, 'Here.', [file('f1'), file('f2')])).toThrow(
      'f2.txt does not fit.',
    )
    expect(storedFiles()).toEqual([])
    expect(readState().ticketMessages).toEqual([])
  })

  test('goes with its account, or with all data of the browser', () => {
    openTicket(fields, [file('f1')])
    signIn(admin)
    openTicket(fields, [file('f2')])
    signIn(customer)
    deleteAccount()
    expect(storedFiles()).toEqual([`${filesPrefix}f2`])
    clearBrowserData()
    expect(storedFiles()).toEqual([])
  })
})
