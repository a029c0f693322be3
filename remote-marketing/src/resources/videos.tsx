import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import type { resourcesContent } from './resources-content'
import { VideoCard } from './video-card'

export function Videos({ title, list }: typeof resourcesContent.videos) {
  return (
    <HeadedSection tone="surface" labelledBy="videos" title={title}>
      <Films>
        {list.map((video) => (
          <VideoCard key={video.id} video={video} />
        ))}
      </Films>
    </HeadedSection>
  )
}

/* The first video has a whole row, with its text beside the picture. */
const Films = styled.ul`
  display: grid;
  gap: ${token.space.head} ${token.space[8]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;

    & > li:first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    & > li:first-child {
      grid-template-columns: 8fr 4fr;
      align-items: center;
      column-gap: ${token.space[10]};
    }
  }
`
