import styled from 'styled-components'
import { articleHref } from '@fivefold/shared/routing/paths'
import { media, token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import { SkeletonText } from '@fivefold/shared/ui/skeleton'
import { Caption, Text } from '@fivefold/shared/ui/text'
import { snippetOf } from '../articles/article-snippet'
import { useArticleShelf } from '../articles/use-article-shelf'
import { supportHomeContent } from './support-home-content'
import { Tile, TileExtra, TileTitle } from './tile'

const copy = supportHomeContent.ways.knowledgeBase
const shownArticles = 3

export function KnowledgeBaseTile() {
  const shelf = useArticleShelf()
  const articles = shelf.status === 'ready' ? shelf.articles.slice(0, shownArticles) : []
  return (
    <Tile $interactive>
      <TileTitle to={copy.to}>{copy.title}</TileTitle>
      <Text $muted>{copy.text}</Text>
      <MostRead>
        {shelf.status === 'loading' && <SkeletonText lines={shownArticles} />}
        {articles.length > 0 && <Caption id="most-read">{copy.mostRead}</Caption>}
        <ol aria-labelledby="most-read">
          {articles.map((article) => (
            <Row key={article.id}>
              <ArticleLink to={articleHref(article.id)}>{article.title}</ArticleLink>
              <Views>{copy.views(article.view_count)}</Views>
              <Opening $muted>{snippetOf(article.content)}</Opening>
            </Row>
          ))}
        </ol>
      </MostRead>
    </Tile>
  )
}

const MostRead = styled(TileExtra)`
  display: grid;
  gap: ${token.space[2]};
  padding-block-start: ${token.space[4]};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${token.space[1]} ${token.space[4]};
  padding-block: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};
`

const ArticleLink = styled(AnyLink)`
  color: ${token.color.ink};
  font-weight: 550;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

const Opening = styled(Text)`
  display: -webkit-box;
  grid-column: 1 / -1;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${token.type.small};

  ${media.desktop} {
    -webkit-line-clamp: 4;
  }
`

const Views = styled(Caption)`
  font-variant-numeric: tabular-nums;
`
