import * as v from 'valibot'
import { documentHash } from '../keys/signing-key'
import { hostApp } from '../../../deploy/workspace/folders'

const frame = v.looseObject({
  host: v.unknown(),
  remotes: v.record(v.string(), v.unknown()),
  retired: v.optional(v.array(v.looseObject({ remote: v.string(), path: v.string() })), []),
})

/** The name of the part of the registry that contains an app's entry. */
const entryPart = (app: string) => `registry.json#${app}`

/** The name of the part that contains the address of a retired page. */
const retiredPart = (path: string) => `registry.json#${path}`

/** That address; undefined for the name of another part. */
export const retiredAddress = (part: string) => /^registry\.json#(\/.*)/.exec(part)?.[1]

/** The retired pages of a registry, in the order of its text. */
export const retiredIn = (text: string) => v.parse(frame, JSON.parse(text)).retired

/**
 * Hashes of all parts of a registry by the app that they belong to: its entry, and its retired pages.
 * @throws Error when the text is not a registry.
 */
export function registryParts(text: string): Map<string, Record<string, string>> {
  const { host, remotes, retired } = v.parse(frame, JSON.parse(text))
  const parts = new Map<string, Record<string, string>>()
  const add = (app: string, part: string, value: unknown) => {
    const before = parts.get(app)?.[part]
    // A name that occurs twice counts as absent.
    const content = before === undefined ? inOrder(value) : [before, inOrder(value)]
    parts.set(app, { ...parts.get(app), [part]: documentHash(content) })
  }
  add(hostApp, entryPart(hostApp), host)
  for (const [app, entry] of Object.entries(remotes)) add(app, entryPart(app), entry)
  for (const page of retired) add(page.remote, retiredPart(page.path), page)
  return parts
}

const fields = new Set(['schema', 'host', 'remotes', 'retired', 'signed'])

/** Fields of a registry that no tool writes so. In a bucket it carries settings and its change, all or none. */
export function foreignFields(text: string): string[] {
  const { revision, change, settings, ...others } = v.parse(frame, JSON.parse(text))
  const foreign = Object.keys(others).filter((field) => !fields.has(field))
  const ofTheBucket = { revision, change, settings }
  const isWhole = settings !== undefined && revisionOf(change) === String(revision)
  const found = Object.entries(ofTheBucket).filter(([, value]) => value !== undefined)
  return [...foreign, ...(isWhole ? [] : found.map(([field]) => field))]
}

const revisionOf = (change: unknown) => /^(\d{1,16})-[0-9a-f]{8}$/.exec(String(change))?.[1]

/** Orders the fields of a value: a tool that writes the registry may change their order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, field]) => [name, inOrder(field)]))
}
