import type { VariantName } from '../variants/variants'

/* What `pnpm bench` writes down, and all that its report is made from. */

/** What a page asks for until it answers; counts, which are the same on every machine. */
export interface LoadCounts {
  requests: number
  rounds: number
  /** Files of script. */
  modules: number
  /** Bytes, compressed, as all of these. */
  scriptBytes: number
  documentBytes: number
  bytes: number
}

/** By page and variant. */
export type Loads = Record<string, Partial<Record<VariantName, LoadCounts>>>

/** Ours again, measured as if it were another variant: how far the measurement itself strays. */
export const control = 'control'

export type Subject = VariantName | typeof control

/** Milliseconds of one round after the other; the same index was measured side by side. */
export interface LoadTimes {
  lcp: number[]
  hydrated: number[]
}

/** By profile, page and variant. */
export type Times = Record<string, Record<string, Partial<Record<Subject, LoadTimes>>>>

export interface NavigationSamples {
  /** Milliseconds from the click to the page. */
  times: number[]
  /** The most of any round. */
  requests: number
  rounds: number
}

export type Navigations = Record<
  'afterIntent' | 'withoutIntent',
  Partial<Record<VariantName, NavigationSamples>>
>

export interface Growth {
  remotes: readonly [few: number, many: number]
  /** Until the first page answers. */
  requests: readonly [few: number, many: number]
  documentBytes: readonly [few: number, many: number]
  /** The whole registry, which a page asks for when it leads to another remote. */
  registryBytes: readonly [few: number, many: number]
  hydrated: readonly [few: number[], many: number[]]
}

export interface OneChange {
  tickets: readonly [few: number, many: number]
  /** Milliseconds that the click holds the page up. */
  click: readonly [few: number[], many: number[]]
  /** Characters written to the browser's storage during the click. */
  characters: readonly [few: number, many: number]
}

/** What stays in memory after so many navigations, after garbage collection. */
export interface Memory {
  navigations: number
  /** Bytes of the scripts' heap. */
  heap: number
  /** Nodes of the document, those without a place in it as well. */
  nodes: number
}

/** The largest of every page, by theme and visitor. */
export type LayoutShifts = Record<string, { page: string; shift: number }>

export interface LighthouseRun {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** The machine's speed as Lighthouse measures it. */
  benchmarkIndex: number
}

export type Lighthouse = Record<string, LighthouseRun[]>

export interface Parts {
  loads: Loads
  times: Times
  navigations: Navigations
  growth: Growth
  change: OneChange
  heap: Memory[]
  shifts: LayoutShifts
  lighthouse: Lighthouse
}

export type PartName = keyof Parts

/** In the order in which they are measured. */
export const partNames = [
  'loads',
  'times',
  'navigations',
  'growth',
  'change',
  'heap',
  'shifts',
  'lighthouse',
] as const satisfies PartName[]

export interface Measured<Data> {
  at: string
  commit: string
  data: Data
}

export interface Results {
  machine: Record<string, string>
  parts: { [Name in PartName]?: Measured<Parts[Name]> }
}
