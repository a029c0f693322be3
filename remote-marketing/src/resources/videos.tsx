import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Headline } from '@fivefold/shared/ui/text'
import type { resourcesContent } from './resources-content'
import { VideoCard } from './video-card'

export function Videos({ title, list }: typeof resourcesContent.videos) {
  return (
    <Section tone="surface" labelledBy="videos">
      <Container>
        <Headline id="videos">{title}</Headline>
        <Films>
          {list.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </Films>
      </Container>
    </Section>
  )
}

/* The first video has a whole row, with its text beside the picture. */
const Films = styled.ul`
  display: grid;
  gap: ${token.space.head} ${token.space[8]};
  margin-block-start: ${token.space.head};

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
