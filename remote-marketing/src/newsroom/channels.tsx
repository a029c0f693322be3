import styled from 'styled-components'
import { ArrowUpRight } from 'lucide-react'
import { media, panel, token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import { Title } from '@fivefold/shared/ui/text'
import { Stack } from '@fivefold/shared/ui/layout'
import { HeadedSection } from '../section/headed-section'
import PublicationDrawing from './channels/publication.svg?picture'
import ReleasesDrawing from './channels/releases.svg?picture'
import VideoDrawing from './channels/video.svg?picture'
import type { newsroomContent } from './newsroom-content'

const drawings = {
  publication: <PublicationDrawing />,
  video: <VideoDrawing />,
  releases: <ReleasesDrawing />,
}

export function Channels({ title, list }: typeof newsroomContent.channels) {
  return (
    <HeadedSection tone="surface" labelledBy="channels" title={title}>
      <Stack as="ul" $gap={3}>
        {list.map(({ id, name, text, label, to }) => (
          <li key={id}>
            <Channel to={to}>
              {drawings[id]}
              <Words>
                <Title>{name}</Title>
                <p>{text}</p>
              </Words>
              <Go>
                {label}
                <ArrowUpRight aria-hidden="true" />
              </Go>
            </Channel>
          </li>
        ))}
      </Stack>
    </HeadedSection>
  )
}

const Channel = styled(AnyLink)`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[4]};
  align-items: center;
  padding: ${token.space[3]} ${token.space[4]};
  ${panel}
  text-decoration: none;
  transition: border-color ${token.motion.base} ${token.motion.ease};

  & > svg {
    border-radius: ${token.radius.control};
  }

  & > :last-child {
    grid-column: 2;
  }

  &:hover {
    border-color: ${token.color.lineStrong};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr) auto;
    column-gap: ${token.space[8]};
    padding-inline-end: ${token.space[8]};

    & > :last-child {
      grid-column: auto;
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[1]};

  & > p {
    max-width: 29.3em;
    color: ${token.color.inkMuted};
  }
`

const Go = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  color: ${token.color.accent};
  font-weight: 550;
  font-size: ${token.type.small};

  & > svg {
    width: 1.125em;
    height: 1.125em;
    transition: transform ${token.motion.base} ${token.motion.ease};
  }

  a:hover > & > svg {
    transform: translate(2px, -2px);
  }
`
