import type { VariantName } from '../variants/variants'

/* The figures of `pnpm bench`, the source of its report. */

/** Counts of a page's loads until it is interactive; equal on every machine. */
export interface LoadCounts {
  requests: number
  rounds: number
  /** Script files. */
  modules: number
  /** Compressed, like all bytes here. */
  scriptBytes: number
  documentBytes: number
  bytes: number
}

/** By page and variant. */
export type Loads = Record<string, Partial<Record<VariantName, LoadCounts>>>

/** Our site again as another variant, to show the error of the measurement. */
export const control = 'control'

export type Subject = VariantName | typeof control

/** Milliseconds by round; equal indexes belong to the same round. */
export interface LoadTimes {
  lcp: number[]
  hydrated: number[]
}

/** By profile, page and variant. */
export type Times = Record<string, Record<string, Partial<Record<Subject, LoadTimes>>>>

export interface NavigationSamples {
  /** Milliseconds from the click to the page. */
  times: number[]
  /** The maximum of all rounds. */
  requests: number
  rounds: number
}

export type Navigations = Record<
  'afterIntent' | 'withoutIntent',
  Partial<Record<VariantName, NavigationSamples>>
>

export interface Growth {
  remotes: readonly [few: number, many: number]
  /** Until the first page is interactive. */
  requests: readonly [few: number, many: number]
  documentBytes: readonly [few: number, many: number]
  /** Bytes of the whole registry, which a page loads to navigate to another remote. */
  registryBytes: readonly [few: number, many: number]
  hydrated: readonly [few: number[], many: number[]]
}

export interface OneChange {
  tickets: readonly [few: number, many: number]
  /** Milliseconds that the click blocks the page. */
  click: readonly [few: number[], many: number[]]
  /** Characters written to the browser's storage during the click. */
  characters: readonly [few: number, many: number]
}

/** Memory after a number of navigations and a garbage collection. */
export interface Memory {
  navigations: number
  /** Bytes of the JavaScript heap. */
  heap: number
  /** DOM nodes, including detached ones. */
  nodes: number
}

/** The largest shift of all pages, by theme and visitor. */
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

/** Figures of a page that its visitor does not touch, by page. Milliseconds by round. */
export type Reading = Record<
  string,
  {
    /** Bytes of executed script, brotli. */
    script: number
    /** Work of the main thread. */
    work: Partial<Record<ReadSite, number[]>>
    lcp: Partial<Record<ReadSite, number[]>>
  }
>

type ReadSite = 'ours' | 'scriptless' | 'started' | 'monolith'

/** The first tap, by page and control: milliseconds until the first and the final paint. */
export type Taps = Record<string, { painted: number[]; done: number[] }>

/** Milliseconds from the navigation until an early tap has its effect, by page. */
export type ColdTaps = Record<string, Record<'ours' | 'started' | 'monolith', number[]>>

/** The longest time from an input to the next paint of each visit, in milliseconds. */
export type Visits = Record<'ours' | 'started' | 'monolith', number[]>

/** Milliseconds from the click on a link to its page. */
export type Links = Record<'waiting' | 'started', number[]>

/** Milliseconds until hydration, for visitors who are signed in or act at once. */
export type Starts = Record<string, Record<'ours' | 'started', number[]>>

export interface Parts {
  loads: Loads
  times: Times
  navigations: Navigations
  growth: Growth
  change: OneChange
  heap: Memory[]
  shifts: LayoutShifts
  lighthouse: Lighthouse
  reading: Reading
  taps: Taps
  cold: ColdTaps
  visits: Visits
  links: Links
  starts: Starts
}

export type PartName = keyof Parts

/** Parts about pages that start at the visitor's intent (docs/decisions/start-on-intent.md). */
export const startParts = [
  'reading',
  'taps',
  'cold',
  'visits',
  'links',
  'starts',
] as const satisfies PartName[]

/** Parts that compare the site with other ways to build and serve it. */
export const siteParts = [
  'loads',
  'times',
  'navigations',
  'growth',
  'change',
  'heap',
  'shifts',
  'lighthouse',
] as const satisfies PartName[]

/** In the order of the measurements. */
export const partNames = [...siteParts, ...startParts] as const

export interface Measured<Data> {
  at: string
  commit: string
  data: Data
}

export interface Results {
  machine: Record<string, string>
  parts: { [Name in PartName]?: Measured<Parts[Name]> }
}
