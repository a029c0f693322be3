import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { integrityOf } from '../registry/integrity'
import type { RenderedPage } from '../../shared/federation/page-renderer'
import { feedAttribute, feedTemplateId } from '../../shared/start/site-feed'
import type { StartData } from '../../shared/start/start-data'
import { isElement } from '../search/html-text'

interface FeedPart {
  /** With the part as it is with the feed. */
  template: string
  /** By which the page's starter tells whether it still is. */
  feed: NonNullable<StartData['feed']>
}

/**
 * The part of a page that shows the feed (shared/start/site-feed.ts); undefined where the page has none, or nothing to
 * show in it.
 * @param text of the feed; undefined: the release does not know it.
 */
export function feedPart(
  rendered: RenderedPage | null,
  address: string,
  text: string | undefined,
): FeedPart | undefined {
  const { htmlWithFeed } = rendered ?? {}
  if (htmlWithFeed === undefined || text === undefined) return undefined
  const fragment = parseFragment(htmlWithFeed, { sourceCodeLocationInfo: true })
  const location = fragment.childNodes.map(elementWithFeed).find(Boolean)?.sourceCodeLocation
  if (!location) return undefined
  const part = htmlWithFeed.slice(location.startOffset, location.endOffset)
  return {
    template: `<template id="${feedTemplateId}">${part}</template>`,
    feed: { address, hash: integrityOf(text) },
  }
}

function elementWithFeed(node: Tree.ChildNode): Tree.Element | undefined {
  if (!isElement(node)) return undefined
  const isIt = node.attrs.some(({ name, value }) => name === feedAttribute && value !== '')
  return isIt ? node : node.childNodes.map(elementWithFeed).find(Boolean)
}
