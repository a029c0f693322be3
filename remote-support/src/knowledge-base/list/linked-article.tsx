import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import type { ArticleAddress } from '../article/article-address'
import { ArticleList } from './article-list'
import { articleListContent } from './article-list-content'

const { missing } = articleListContent

interface LinkedArticleProps {
  articles: readonly KbArticle[]
  shown: readonly KbArticle[]
  terms: readonly string[]
  address: ArticleAddress
}

/** The article in the URL, unless the list below shows it. */
export function LinkedArticle({ articles, shown, terms, address }: LinkedArticleProps) {
  const isThe = ({ id }: KbArticle) => id === address.article
  if (address.article === '' || shown.some(isThe)) return null
  const linked = articles.filter(isThe)
  if (linked.length > 0) return <ArticleList articles={linked} terms={terms} address={address} />
  return <EmptyState title={missing.title}>{missing.text}</EmptyState>
}
