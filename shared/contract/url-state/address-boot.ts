/**
 * Source of the inline script that shows the query to styles (`data-query`) before the first paint. A prerendered page
 * does not know it until hydration, and its effect must not flash.
 */
export const addressBootScript =
  'if (location.search) document.documentElement.dataset.query = location.search'
