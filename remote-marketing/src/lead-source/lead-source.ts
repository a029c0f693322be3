import { cut } from '@fivefold/shared/words/cut'
import { sessionArea } from '@fivefold/shared/storage/browser-storage'

export const sourceNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
] as const

export type LeadSource = Partial<Record<(typeof sourceNames)[number], string>>

const visitKey = 'fivefold-lead-source'
/** Maximum length of each value, since anyone can craft the URL. */
export const longestSource = 100

/** The campaign parameters and referral code of a URL. */
export function leadSourceOf(query: URLSearchParams): LeadSource {
  const found = sourceNames.map(
    (name) => [name, cut(query.get(name)?.trim() ?? '', longestSource)] as const,
  )
  return Object.fromEntries(found.filter(([, value]) => value !== ''))
}

/** Stores the source of the current URL for this visit; the latest campaign wins. */
export function rememberLeadSource() {
  if (typeof window === 'undefined') return
  const source = leadSourceOf(new URLSearchParams(window.location.search))
  if (Object.keys(source).length === 0) return
  sessionArea.set(visitKey, new URLSearchParams(source).toString())
}

/** The source to store with a form: from the current URL, otherwise from an earlier page. */
export function leadSource(): LeadSource {
  rememberLeadSource()
  return leadSourceOf(new URLSearchParams(sessionArea.get(visitKey) ?? ''))
}
