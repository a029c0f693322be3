/**
 * Source of the inline script that shows styles the query (`data-query`) before the first paint: a
 * prerendered page knows none until it is hydrated, and what depends on one must not flash.
 */
export const addressBootScript =
  'if (location.search) document.documentElement.dataset.query = location.search'
