import MiniSearch from 'minisearch'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'

export interface ArticleHit {
  id: string
  /** Words of the article that the query matched, as they are in the index. */
  terms: readonly string[]
}

export interface ArticleIndex {
  /** The best matches first; words may be misspelled or unfinished. */
  hits: (query: string) => ArticleHit[]
}

/** Characters of an article's text that are indexed; its opening says what it is about. */
const indexedLength = 400
/** Articles indexed at a time, so that the page answers to input in between. */
const chunkSize = 40
/** Hits below this share of the best score share only a common word. */
const minimumShare = 0.35
const shortestFuzzyWord = 4

export async function indexArticles(articles: readonly KbArticle[]): Promise<ArticleIndex> {
  const index = new MiniSearch<IndexedArticle>({
    fields: ['title', 'category', 'tags', 'opening'],
    processTerm,
  })
  await index.addAllAsync(articles.map(indexed), { chunkSize })
  return {
    hits(query) {
      const found = index.search(query, {
        boost: { title: 4, tags: 2 },
        prefix: true,
        fuzzy: (word) => (word.length >= shortestFuzzyWord ? 0.25 : false),
      })
      const enough = (found[0]?.score ?? 0) * minimumShare
      return found
        .filter(({ score }) => score >= enough)
        .map(({ id, terms }) => ({ id: String(id), terms }))
    },
  }
}

interface IndexedArticle {
  id: string
  title: string
  category: string
  tags: string
  opening: string
}

function indexed({ id, title, category, tags, content }: KbArticle): IndexedArticle {
  return { id, title, category, tags: tags.join(' '), opening: content.slice(0, indexedLength) }
}

/** Words that most questions contain. */
const commonWords = new Set(
  'a an and are as at be by can cannot do does for from has have how i if in is it me my no not of on or our so that the this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

function processTerm(word: string): string | null {
  const term = word.toLowerCase()
  return term.length < 2 || commonWords.has(term) ? null : term
}
