import { existsSync } from 'node:fs'
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { inside } from '../../names/inside'
import { readText } from '../../names/limits'
import { integrityOf } from '../registry/integrity'
import type { RenderedPage } from '../../../shared/contract/federation/page-renderer'
import { feedAttribute, feedTemplateId } from '../../../shared/contract/start/site-feed'
import { nodesAttribute, type StartData } from '../../../shared/contract/start/start-data'
import { attributeOf, countNodes, elementsBelow, nodesBelow } from './html-tree'
import { escapeHtml } from './escape-html'

/**
 * The text of the host's own feed; undefined for a feed elsewhere, which a release does not fetch.
 * @param folder the host's release.
 */
export function ownFeed(folder: string, feedAddress: string): string | undefined {
  if (!feedAddress.startsWith('/')) return undefined
  const file = inside(folder, feedAddress.slice(1))
  return existsSync(file) ? readText(file) : undefined
}

export interface FeedPart {
  /** The page's HTML. Browsers that run no scripts show the part with the feed. */
  html: string
  /** A template element that contains the part with the feed. */
  template: string
  /** Links for the head: the browser loads the feed and the first picture of the part together with the starter. */
  preloads: string
  /** The page's starter recognizes an unchanged feed by this. */
  feed: NonNullable<StartData['feed']>
}

/**
 * The part of a page that shows the feed (shared/contract/start/site-feed.ts); undefined when the page has no such
 * part, or it would be empty.
 * @param text of the feed; undefined: the release does not know it.
 */
export function feedPart(
  rendered: RenderedPage | null,
  address: string,
  text: string | undefined,
): FeedPart | undefined {
  const { html = '', htmlWithFeed } = rendered ?? {}
  if (htmlWithFeed === undefined || text === undefined) return undefined
  const element = elementsOf(htmlWithFeed).find((found) => attributeOf(found, feedAttribute))
  const location = element?.sourceCodeLocation
  if (!location) return undefined
  const part = htmlWithFeed.slice(location.startOffset, location.endOffset)
  const shown = withoutScripts(html, part)
  const place = elementsOf(html).find((found) => attributeOf(found, feedAttribute) !== undefined)
  const nodes = countNodes(shown) + nodesBelow(element) - (place ? nodesBelow(place) : 0)
  return {
    html: shown,
    template: `<template id="${feedTemplateId}" ${nodesAttribute}="${nodes}">${part}</template>`,
    preloads: preload('fetch', address, 'crossorigin') + pictureAhead(element),
    feed: { address, hash: integrityOf(text) },
  }
}

const elementsOf = (html: string) =>
  elementsBelow(parseFragment(html, { sourceCodeLocationInfo: true }))

/** Replaces the content of the `noscript` element behind the part without a feed by the part. */
function withoutScripts(html: string, part: string) {
  const elements = elementsOf(html)
  const first = elements.findIndex((found) => attributeOf(found, feedAttribute) !== undefined)
  const notice = elements.slice(first).find(({ tagName }) => tagName === 'noscript')
  const { startTag, endTag } = notice?.sourceCodeLocation ?? {}
  if (!startTag || !endTag) return html
  return html.slice(0, startTag.endOffset) + part + html.slice(endTag.startOffset)
}

/** As the page asks for it. */
function pictureAhead(part: Tree.Element) {
  const picture = elementsBelow(part).find(
    (found) => found.tagName === 'img' && attributeOf(found, 'loading') === 'eager',
  )
  const address = picture && attributeOf(picture, 'src')
  return address ? preload('image', address, 'referrerpolicy="no-referrer"') : ''
}

const preload = (as: string, address: string, attribute: string) =>
  `<link rel="preload" as="${as}" href="${escapeHtml(address)}" ${attribute}>`
