import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { Stack } from '@fivefold/shared/ui/layout'
import { addressHref, type ArticleAddress } from '../article/article-address'
import { ArticleCard } from '../article/article-card'

interface ArticleListProps {
  articles: readonly KbArticle[]
  terms: readonly string[]
  address: ArticleAddress
}

export function ArticleList({ articles, terms, address }: ArticleListProps) {
  return (
    <Stack as="ul">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard
            article={article}
            terms={terms}
            isOpen={article.id === address.article}
            href={addressHref({
              ...address,
              article: article.id === address.article ? '' : article.id,
            })}
          />
        </li>
      ))}
    </Stack>
  )
}
