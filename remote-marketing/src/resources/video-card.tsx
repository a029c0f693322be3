import styled from 'styled-components'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { Title } from '@fivefold/shared/ui/text'
import { countWords } from '@fivefold/shared/words/count-words'
import { dayWords } from '@fivefold/shared/words/date-words'
import type { Video } from './resources-content'
import { VideoPlayer } from './video-player'

export function VideoCard({ video }: { video: Video }) {
  return (
    <Film>
      <VideoPlayer video={video} />
      <Words>
        <Title>{video.title}</Title>
        <p>{video.description}</p>
        <Facts>
          <p>
            <time dateTime={video.posted}>{dayWords(video.posted)}</time>
            <span>{countWords(video.views)} views</span>
          </p>
          <ul>
            {video.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </Facts>
      </Words>
    </Film>
  )
}

const Film = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[1]};
  ${smallMuted}

  & > h3 {
    color: ${token.color.ink};
  }
`

const Facts = styled.div`
  font-variant-numeric: tabular-nums;

  &,
  & > * {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[1]} ${token.space[3]};
  }

  & > ul {
    column-gap: ${token.space[2]};
  }
`
