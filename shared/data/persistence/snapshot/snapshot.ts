import * as v from 'valibot'
import { readJson } from '../../storage/stored-json'
import type { VersionVector } from '../journal/version-vector'
import type { Raw } from '../stored-model'

/** The snapshot's relation to the journal. The names are those in storage. */
export interface Coverage {
  /** The operations that the snapshot includes. */
  readonly marks: VersionVector
  /** Keys that `marks` covers but the snapshot lacks: only newer code can apply them. */
  readonly unknown: readonly string[]
  /** The newer version whose original older code has quarantined. */
  readonly setAside?: number | undefined
}

const CoverageSchema = v.object({
  marks: v.record(v.string(), v.number()),
  unknown: v.nullish(v.array(v.string()), () => []),
  setAside: v.optional(v.number()),
})

export interface Snapshot<State> {
  readonly state: State
  readonly version: number
  readonly coverage: Coverage
  /** Further keys of the document, kept for the newer code that wrote them. */
  readonly extras: Raw
}

/** `{"journal":…,"version":n,"state":…}`: the head can be read without parsing everything. */
export function snapshotText<State extends object>(snapshot: Snapshot<State>): string {
  const { state, version, coverage, extras } = snapshot
  const collections = Object.entries(state)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`)
  const further = Object.entries(extras).map(
    ([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return `{"journal":${JSON.stringify(coverage)},"version":${version},"state":{${collections.join(',')}}${further.join('')}}`
}

/** The coverage at the head of a snapshot by this store; undefined for any other text. */
export function coverageOf(text: string | null | undefined): Coverage | undefined {
  const start = '{"journal":'
  const end = text?.indexOf(',"version":') ?? -1
  if (!text?.startsWith(start) || end < 0) return undefined
  return readCoverage(readJson(text.slice(start.length, end)))
}

export function readCoverage(value: unknown): Coverage | undefined {
  const read = v.safeParse(CoverageSchema, value)
  return read.success ? read.output : undefined
}

/** Records never change in place, so each is serialized once. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = Array.isArray(value) ? `[${value.map(textOf).join(',')}]` : JSON.stringify(value)
  texts.set(value, text)
  return text
}
