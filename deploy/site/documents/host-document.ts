import type { SiteSettings } from '../registry/site-settings'
import { UserError } from '../../workspace/errors/user-error'

/** The host's document, cut at the places that pages fill. */
export interface HostDocument {
  /** Up to the tags of a page. */
  top: string
  /** Up to the data that lets a page wait. Hosts of earlier versions have no place for it. */
  links: string
  canWait: boolean
  /** Up to the end of the head. */
  scripts: string
  /** Up to the root element. */
  body: string
  /** Up to the end of the body, with a notice for browsers without scripts. */
  rest: string
  end: string
}

/** The root element of a page that appears when its scripts run. */
export const emptyRoot = '<div id="root"></div>'

/** @throws UserError where a place is missing. */
export function hostDocument(html: string): HostDocument {
  const [top, belowTop] = cut(html, '<!--page-head-->')
  const [head, belowHead] = cut(belowTop, '</head>')
  const [body, belowRoot] = cut(belowHead, emptyRoot)
  const [rest, end] = cut(belowRoot, '</body>')
  const [links = '', ...scripts] = head.split('<!--page-start-->')
  return { top, links, canWait: scripts.length > 0, scripts: scripts.join(''), body, rest, end }
}

function cut(html: string, place: string): [before: string, after: string] {
  const at = html.indexOf(place)
  if (at >= 0) return [html.slice(0, at), html.slice(at + place.length)]
  throw new UserError(
    `The host's document has no ${place}, which a page is written into: ` +
      'put it back into host/index.html, build the host and release it.',
  )
}

const settingAttribute = 'data-only-with'

/** Marks an inline script that only documents of sites with a setting have. */
export const onlyWith = (setting: keyof SiteSettings) => `${settingAttribute}="${setting}"`

const marked = new RegExp(`<script ${settingAttribute}="(\\w+)">([\\s\\S]*?)</script>`, 'g')

/** The scripts of a host's document for a site: those of settings that it does not have are left out. */
export const scriptsFor = (html: string, settings: SiteSettings) =>
  html.replaceAll(marked, (_, setting: string, source: string) =>
    new Map<string, unknown>(Object.entries(settings)).get(setting)
      ? `<script>${source}</script>`
      : '',
  )
