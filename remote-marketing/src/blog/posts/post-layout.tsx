import { media, oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'

/* Posts and their skeletons share this layout. */

export const FeaturedFrame = styled.article`
  ${oneColumn}
  overflow: hidden;
  ${panel}

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    min-height: 25rem;
  }
`

export const PostGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${token.space.head} ${token.space[8]};
`

/* A card; on a phone a row with a small picture. */
export const PostFrame = styled.article`
  display: grid;
  grid-template-columns: min(6rem, 34%) minmax(0, 1fr);
  column-gap: ${token.space[4]};
  align-items: start;
  min-width: 0;

  ${media.tablet} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }

  /* Fills the gap that an odd last post leaves in two columns. */
  @media (min-width: 48rem) and (max-width: 61.99rem) {
    &:last-child:nth-child(odd) {
      flex-direction: row;
      align-items: start;
      grid-column: 1 / -1;
      gap: ${token.space[8]};
    }

    &:last-child:nth-child(odd) > * {
      flex: 1;
      padding-block-start: 0;
    }
  }

  /* A feed may have a thousand posts; those far below are laid out when scrolled near. */
  &:nth-child(n + 13) {
    content-visibility: auto;
    contain-intrinsic-size: auto 18rem;

    ${media.tablet} {
      contain-intrinsic-size: auto 30rem;
    }
  }
`

export const PictureFrame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${token.color.surface};

  ${PostFrame} > & {
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    aspect-ratio: 1;
  }

  ${media.tablet} {
    ${PostFrame} > & {
      aspect-ratio: 16 / 9;
    }
  }

  ${media.desktop} {
    ${FeaturedFrame} > & {
      aspect-ratio: auto;
    }
  }
`

export const PostBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.tablet} {
    padding-block-start: ${token.space[4]};
  }

  ${FeaturedFrame} > & {
    justify-content: center;
    padding: ${token.space.card};
  }
`
