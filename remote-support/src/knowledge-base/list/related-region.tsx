import { useId } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Caption, TextLink, Title } from '@fivefold/shared/ui/text'
import { addressHref, type ArticleAddress } from '../article/article-address'
import { Highlighted } from '@fivefold/shared/ui/highlighted'
import { articleListContent } from './article-list-content'
import type { RelatedArticle } from '../../articles/use-related-articles'

interface RelatedRegionProps {
  related: readonly RelatedArticle[]
  address: ArticleAddress
}

/** Related articles beside the result that the specification asks for. */
export function RelatedRegion({ related, address }: RelatedRegionProps) {
  const titleId = useId()
  const { title, text } = articleListContent.related
  return (
    <Region aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {title}
      </Heading>
      <Caption>{text}</Caption>
      <List>
        {related.map(({ article, terms }) => (
          <li key={article.id}>
            <TextLink to={addressHref({ ...address, article: article.id })}>
              <Highlighted text={article.title} terms={terms} />
            </TextLink>
            <Caption>{article.category}</Caption>
          </li>
        ))}
      </List>
    </Region>
  )
}

const Region = styled.section`
  display: grid;
  gap: ${token.space[2]};
`

const Heading = styled(Title)`
  font-size: ${token.type.body};
`

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin-block-start: ${token.space[2]};
  overflow-wrap: anywhere;
`
