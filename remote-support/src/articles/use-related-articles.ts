import { useEffect, useRef, useState } from 'react'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import type { ArticleHit, ArticleIndex } from './article-index'

/** Milliseconds after the last change of the question. */
const searchDelay = 200

export interface RelatedArticle {
  article: KbArticle
  terms: readonly string[]
}

/**
 * Articles that match a question, best match first. The index is loaded with the first question;
 * until then, and for a blank question, there are none.
 */
export function useRelatedArticles(
  articles: readonly KbArticle[],
  question: string,
): readonly RelatedArticle[] {
  const [hits, setHits] = useState<readonly ArticleHit[]>([])
  const library = useRef<Library>({ articles: [], index: undefined })

  useEffect(() => {
    let isCurrent = true
    const timer = window.setTimeout(() => {
      hitsFor(library.current, articles, question)
        .then((found) => isCurrent && setHits(found))
        .catch((error: unknown) => console.error('[knowledge base] No related articles', error))
    }, searchDelay)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [articles, question])

  if (question.trim() === '') return []
  const byId = new Map(articles.map((article) => [article.id, article]))
  return hits.flatMap(({ id, terms }) => {
    const article = byId.get(id)
    return article ? { article, terms } : []
  })
}

interface Library {
  articles: readonly KbArticle[]
  index: Promise<ArticleIndex> | undefined
}

async function hitsFor(library: Library, articles: readonly KbArticle[], question: string) {
  if (question.trim() === '') return []
  const index = await indexOf(library, articles)
  return index.hits(question)
}

/** Rebuilds the index only when a text changed; the counters change with every view. */
function indexOf(library: Library, articles: readonly KbArticle[]): Promise<ArticleIndex> {
  if (library.index === undefined || !haveSameTexts(library.articles, articles)) {
    library.articles = articles
    library.index = import('./article-index').then((module) => module.indexArticles(articles))
    library.index.catch(() => {
      library.index = undefined
    })
  }
  return library.index
}

function haveSameTexts(some: readonly KbArticle[], others: readonly KbArticle[]): boolean {
  if (some.length !== others.length) return false
  const texts = new Map(some.map((article) => [article.id, article]))
  return others.every((other) => {
    const one = texts.get(other.id)
    return one?.title === other.title && one.content === other.content
  })
}
