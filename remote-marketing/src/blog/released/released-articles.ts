import { useIsOfDocument } from '@fivefold/shared/loading/static-part'
import { feedAttribute } from '@fivefold/shared/start/site-feed'
import { useState } from 'react'

/** Describes the prerendered articles until the page has read the feed. */
export interface ReleasedArticles {
  count: number
  /** In the order of the filter. */
  categories: readonly string[]
}

/** Undefined unless the hydrated document shows articles. */
export function useReleasedArticles(): ReleasedArticles | undefined {
  const isOfDocument = useIsOfDocument()
  const [articles] = useState(() => (isOfDocument ? articlesOfDocument() : undefined))
  return articles
}

function articlesOfDocument(): ReleasedArticles | undefined {
  if (typeof document === 'undefined') return undefined
  const text = document.querySelector(`[${feedAttribute}]`)?.getAttribute(feedAttribute)
  // The release that wrote this text also wrote this code.
  return text ? (JSON.parse(text) as ReleasedArticles) : undefined
}
