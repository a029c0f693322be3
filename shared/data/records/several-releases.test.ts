import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { flag, text } from '../../domain/model/record-fields'
import { SimulatedStorage } from '../persistence/testing/simulated-browser'
import {
  recordsModel,
  type Fields,
  type RecordHead,
  type RecordOperation,
  type StoredChange,
} from './records-model'

/* Tabs with an older and a newer release of a remote, with any order of messages and endings. */

interface Note extends RecordHead {
  readonly body?: string | null | undefined
  readonly title?: string | null | undefined
  readonly isDone?: boolean | null | undefined
}
interface Notes {
  readonly [name: string]: readonly RecordHead[]
  readonly notes: readonly Note[]
}

const operation = <Of extends Fields>(defined: RecordOperation<Notes, Of>) => defined

/** Written as by a careless team: it rebuilds the record from the fields that it knows. */
const noteChanged = operation({
  facts: { noteId: text, body: text },
  apply: ({ notes }, { noteId, body }) => ({
    notes: notes.map((note) =>
      note.id === noteId ? { id: note.id, user_id: note.user_id, body } : note,
    ),
  }),
})

const older = recordsModel<Notes>({
  version: 1,
  collections: { notes: { body: text } },
  operations: {
    noteChanged,
    noteWritten: operation({
      facts: { body: text },
      apply: ({ notes }, { id, userId, body }) => ({
        notes: [...notes, { id, user_id: userId, body }],
      }),
    }),
  },
})

/** Has two more fields, one of which older records lack, and one more operation. */
const newer = recordsModel<Notes>({
  version: 2,
  collections: { notes: { body: text, title: text, isDone: flag } },
  operations: {
    noteChanged,
    noteWritten: operation({
      facts: { body: text },
      apply: ({ notes }, { id, userId, body }) => ({
        notes: [...notes, { id, user_id: userId, body, title: body }],
      }),
    }),
    noteDone: operation({
      facts: { noteId: text },
      apply: ({ notes }, { noteId }) => ({
        notes: notes.map((note) => (note.id === noteId ? { ...note, isDone: true } : note)),
      }),
    }),
  },
  migrations: { notes: { 1: (note) => ({ ...note, title: note['body'] }) } },
})

const step = fc.tuple(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('write', 'change', 'done') },
    { weight: 12, arbitrary: fc.constantFrom('publish', 'deliver', 'deliver', 'compact') },
    fc.constantFrom('hide', 'clean up', 'wait', 'reread', 'open', 'close', 'kill'),
  ),
  fc.nat({ max: 11 }),
)

test('no data of either release is lost, doubled or cut, for any steps of the tabs', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 160 }), (steps) => {
      const browser = new SimulatedStorage<Notes, StoredChange>()
      const releases = new Map<object, typeof older>()
      const open = (model: typeof older) => releases.set(browser.openTab(model), model)
      open(older)
      browser.settle()
      open(newer)
      const written = new Set<string>()
      const done = new Set<string>()
      let made = 0
      const changeOf = (type: string, facts: object): StoredChange => {
        made += 1
        return { type, id: `n${made}`, at: '', userId: 'ada', ...facts }
      }

      for (const [what, number] of steps) {
        const tab = browser.tabs[number % browser.tabs.length]
        if (tab === undefined) break
        const isNewer = releases.get(tab) === newer
        const note = tab.store.getState().notes[number]?.id
        browser.time += number % 3
        if (what === 'write') {
          const change = changeOf('noteWritten', { body: `note ${made}` })
          written.add(change.id)
          tab.engine.commit(change)
        }
        if (what === 'change' && note !== undefined) {
          tab.engine.commit(changeOf('noteChanged', { noteId: note, body: 'changed' }))
        }
        if (what === 'done' && isNewer && note !== undefined) {
          done.add(note)
          tab.engine.commit(changeOf('noteDone', { noteId: note }))
        }
        if (what === 'publish') browser.publish(tab)
        if (what === 'deliver') browser.deliver(tab)
        if (what === 'compact') tab.engine.compact()
        if (what === 'hide') tab.engine.hide()
        if (what === 'reread') tab.engine.reread()
        if (what === 'open' && browser.tabs.length < 5) open(number % 2 === 0 ? older : newer)
        if (what === 'close' && browser.tabs.length > 1) browser.close(tab)
        if (what === 'kill' && browser.tabs.length > 1) browser.kill(tab)
        if (what === 'clean up') tab.engine.cleanUp()
        if (what === 'wait') {
          // No message waits longer than the grace time.
          browser.settle()
          browser.time += 11_000
          tab.engine.cleanUp()
        }
      }
      for (const wait of [0, 11_000, 11_000, 70_000]) {
        browser.time += wait
        browser.settle()
        for (const tab of browser.tabs) if (tab.engine.isDirty()) tab.engine.compact()
        for (const tab of browser.tabs) tab.engine.cleanUp()
      }
      browser.settle()

      const { notes } = browser.openTab(newer).store.getState()
      expect(notes.map(({ id }) => id).toSorted()).toEqual([...written].toSorted())
      const isDone = notes.filter((note) => note.isDone === true).map(({ id }) => id)
      expect(isDone.toSorted()).toEqual([...done].toSorted())
      for (const note of notes) expect(note.title, JSON.stringify(note)).toMatch(/^(note|changed)/)
      expect(browser.reports).toEqual([])
      expect([...browser.truth.keys()].filter((key) => key.includes('unreadable'))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
