/**
 * Source of the inline script that shows styles the query (`data-query`) before the first paint: a
 * prerendered page knows none until it is hydrated, and what depends on one must not flash.
 */
export const addressBootScript =
  'if (location.search) document.documentElement.dataset.query = location.search'

/** Selects the root element of a page that is being hydrated at an address with this parameter. */
export const withParameter = (name: string) =>
  `:root:is([data-query^='?${name}='], [data-query*='&${name}=']):not([data-query$='${name}='])`
