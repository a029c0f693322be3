import { paths } from '@fivefold/shared/routing/paths'

export const adminViews = [
  'overview',
  'leads',
  'tickets',
  'audit',
  'votes',
  'ideas',
  'comments',
  'accounts',
  'errors',
] as const

export type AdminView = (typeof adminViews)[number]

/** A view, also of an extension, with a filtered table: `/admin?view=tickets&status=open`. */
export function adminHref(view: string, query: Readonly<Record<string, string>> = {}) {
  if (view === 'overview') return paths.admin
  return `${paths.admin}?${new URLSearchParams({ view, ...query })}`
}
