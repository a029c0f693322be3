import styled from 'styled-components'
import { Link } from '../../contract/routing/link'
import { token } from '../../ui/theme/tokens'
import { Highlighted } from '../../ui/text/highlighted'
import { VisuallyHidden } from '../../ui/text/visually-hidden'
import type { SearchHit } from './section-ranking'
import { shownHit } from './shown-hit'

interface SearchHitsProps {
  hits: readonly SearchHit[]
  /** `_blank` keeps the visitor's current page open. */
  target?: '_blank'
}

/**
 * Search results: heading, its page, and the matching passage.
 * @example
 * import { useBestMatches } from '@fivefold/shared/search/use-best-matches'
 * const { hits } = useBestMatches('invoice', 5)
 * <SearchHits hits={hits} />
 */
export function SearchHits({ hits, target }: SearchHitsProps) {
  return (
    <List>
      {hits.map(shownHit).map(({ href, title, titleWords, place, passage }) => (
        <li key={href + title}>
          <HitLink to={href} {...(target && { target })}>
            <Highlighted text={title} terms={titleWords} place="word-start" />
            {target && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
          </HitLink>
          {place && <Page>{place}</Page>}
          <Words>
            <Highlighted text={passage.text} terms={passage.words} place="word-start" />
          </Words>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  min-width: 0;

  & > li {
    position: relative;
    display: grid;
    gap: ${token.space[1]};
    padding-block: ${token.space[4]};
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }

  & mark {
    color: ${token.color.ink};
    font-weight: 550;
  }
`

const HitLink = styled(Link)`
  color: ${token.color.ink};
  font: 600 ${token.type.body} / 1.35 ${token.font.sans};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:hover {
    text-decoration: underline;
  }
`

const Page = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
`

const Words = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.55;
`
