/** The path of a link that opens a page of the site in this tab. */
export function sitePathOf(link: Element | null | undefined): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return undefined
  return link.origin === window.location.origin ? link.pathname : undefined
}
