import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Play } from 'lucide-react'
import { token } from '@fivefold/shared/theme/tokens'
import { productHue } from '../scenes/product-hue'
import { resourcesContent, type Video } from './resources-content'
import Builder from './posters/builder.svg?picture'
import Connectors from './posters/connectors.svg?picture'
import Conversation from './posters/conversation.svg?picture'

const posters = {
  cortex: Conversation,
  integ: Connectors,
  pipelines: Connectors,
  workflows: Builder,
  scd: Builder,
}

/** Shows a drawn poster and loads nothing from another site until the visitor starts the video. */
export function VideoPlayer({ video }: { video: Video }) {
  const [playing, setPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (playing) frame.current?.focus()
  }, [playing])

  if (playing) {
    return (
      <Screen data-product={video.product}>
        <iframe
          ref={frame}
          title={video.title}
          src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1&rel=0`}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin, so its scripts and storage are not ours
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Screen>
    )
  }
  const Poster = posters[video.product]
  return (
    <Screen data-product={video.product}>
      <Poster />
      <PlayButton
        type="button"
        aria-label={`${resourcesContent.videos.play}: ${video.title}`}
        onClick={() => setPlaying(true)}
      >
        <Disc>
          <Play aria-hidden="true" />
        </Disc>
        <Length>{video.length}</Length>
      </PlayButton>
    </Screen>
  )
}

const Screen = styled.div`
  ${productHue}
  position: relative;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: var(--hue-soft);
  aspect-ratio: 16 / 9;

  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`

const PlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border-radius: inherit;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -4px;
  }
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
  background: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  color: ${token.color.paper};
  transition: transform ${token.motion.base} ${token.motion.ease};

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
    margin-inline-start: 0.1875rem;
    fill: currentColor;
  }

  ${PlayButton}:hover & {
    transform: scale(1.06);
  }
`

const Length = styled.span`
  position: absolute;
  inset-block-end: ${token.space[3]};
  inset-inline-end: ${token.space[3]};
  padding: 0.125rem ${token.space[2]};
  border-radius: 6px;
  background: ${token.color.ink};
  color: ${token.color.paper};
  font: 550 ${token.type.caption} / 1.4 ${token.font.sans};
  font-variant-numeric: tabular-nums;
`
