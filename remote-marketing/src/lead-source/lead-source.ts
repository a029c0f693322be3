import { sessionArea } from '@fivefold/shared/storage/browser-storage'

const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
] as const

export type LeadSource = Partial<Record<(typeof names)[number], string>>

const visitKey = 'fivefold-lead-source'
/** Characters kept of each value: it comes from an address that anybody can write. */
const longest = 100

/** Where a visitor came from, as far as an address says so. */
export function leadSourceOf(query: URLSearchParams): LeadSource {
  const found = names.map(
    (name) => [name, query.get(name)?.trim().slice(0, longest) ?? ''] as const,
  )
  return Object.fromEntries(found.filter(([, value]) => value !== ''))
}

/** Keeps the source of the present address for this visit; the latest campaign wins. */
export function rememberLeadSource() {
  if (typeof window === 'undefined') return
  const source = leadSourceOf(new URLSearchParams(window.location.search))
  if (Object.keys(source).length === 0) return
  sessionArea.set(visitKey, new URLSearchParams(source).toString())
}

/** The source to record with a form: of the present address, else of an earlier page of the visit. */
export function leadSource(): LeadSource {
  rememberLeadSource()
  return leadSourceOf(new URLSearchParams(sessionArea.get(visitKey) ?? ''))
}
