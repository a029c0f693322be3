import { useIsOfDocument } from '@fivefold/shared/loading/static-part'
import { feedAttribute } from '@fivefold/shared/start/site-feed'
import { useState } from 'react'

/** What the page knows of the articles that its document came with, before it reads the feed. */
export interface ReleasedArticles {
  count: number
  /** Of all of them, in the order in which they are offered. */
  categories: readonly string[]
}

/** Of the document that is being hydrated, if it shows articles. */
export function useReleasedArticles(): ReleasedArticles | undefined {
  const isOfDocument = useIsOfDocument()
  const [articles] = useState(() => (isOfDocument ? articlesOfDocument() : undefined))
  return articles
}

function articlesOfDocument(): ReleasedArticles | undefined {
  if (typeof document === 'undefined') return undefined
  const text = document.querySelector(`[${feedAttribute}]`)?.getAttribute(feedAttribute)
  // This page's own release wrote it.
  return text ? (JSON.parse(text) as ReleasedArticles) : undefined
}
