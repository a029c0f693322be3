import styled from 'styled-components'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { token } from '@fivefold/shared/theme/tokens'
import { addressHref, type ArticleAddress } from '../article/article-address'
import { ArticleCard } from '../article/article-card'

interface ArticleListProps {
  articles: readonly KbArticle[]
  terms: readonly string[]
  address: ArticleAddress
}

export function ArticleList({ articles, terms, address }: ArticleListProps) {
  return (
    <List>
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
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};
`
