import * as v from 'valibot'
import { documentHash } from '../keys/signing-key'
import { hostApp } from '../../workspace/folders'

const frame = v.looseObject({
  host: v.unknown(),
  remotes: v.record(v.string(), v.unknown()),
  retired: v.optional(v.array(v.looseObject({ remote: v.string(), path: v.string() })), []),
})

/** The name of the part of the registry that contains an app's entry. */
const entryPart = (app: string) => `registry.json#${app}`

/** The name of the part that contains the address of a retired page. */
export const retiredPart = (path: string) => `registry.json#${path}`

/**
 * Hashes of all parts of a registry by the app that they belong to: its entry, and its retired pages.
 * @throws Error when the text is not a registry.
 */
export function registryParts(text: string): Map<string, Record<string, string>> {
  const { host, remotes, retired } = v.parse(frame, JSON.parse(text))
  const parts = new Map<string, Record<string, string>>()
  const add = (app: string, part: string, value: unknown) =>
    parts.set(app, { ...parts.get(app), [part]: documentHash(inOrder(value)) })
  add(hostApp, entryPart(hostApp), host)
  for (const [app, entry] of Object.entries(remotes)) add(app, entryPart(app), entry)
  for (const page of retired) add(page.remote, retiredPart(page.path), page)
  return parts
}

const fields = new Set(['schema', 'host', 'remotes', 'retired', 'signed'])

/** In a bucket the registry carries these, too; no browser reads them. */
const ofTheBucket = new Set(['revision', 'change', 'settings'])

/** Fields of a registry that no tool writes. */
export const foreignFields = (text: string) =>
  Object.keys(v.parse(frame, JSON.parse(text))).filter(
    (field) => !fields.has(field) && !ofTheBucket.has(field),
  )

/** Orders the fields of a value: a tool that writes the registry may change their order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, field]) => [name, inOrder(field)]))
}
