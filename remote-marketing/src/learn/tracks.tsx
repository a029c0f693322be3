import { Badge } from '@fivefold/shared/ui/badge'
import { Cluster, ContainedSection } from '@fivefold/shared/ui/layout'
import { Progress } from '@fivefold/shared/ui/progress'
import { Headline, Text, TextLink } from '@fivefold/shared/ui/text'
import { media, oneColumn, smallMuted, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { useOpeningWords } from '../facts/milestones'
import { ComingButton } from '../coming/coming-button'
import { moduleHref } from './module-address'
import { hourCount, learnContent, moduleCount, type Track } from './learn-content'

const { tracks } = learnContent

export function Tracks() {
  const when = useOpeningWords(tracks.coming.opens)
  return (
    <ContainedSection id="tracks" labelledBy="tracks-title">
      <Head>
        <Headline id="tracks-title">{tracks.title}</Headline>
        <Text $muted>{tracks.note(when)}</Text>
      </Head>
      {tracks.items.map((track) => (
        <TrackRow key={track.name} {...track} />
      ))}
    </ContainedSection>
  )
}

function TrackRow({ name, level, hours, modules, text, topics, hue, open }: Track) {
  return (
    <Row aria-labelledby={`track-${hue}`}>
      <Measure>
        <Badge tone={hue}>{level}</Badge>
        <strong>{hourCount(hours)}</strong>
        <span>{moduleCount(modules)}</span>
      </Measure>
      <Words>
        <h3 id={`track-${hue}`}>{name}</h3>
        <Text $muted>{text}</Text>
        <Cluster as="ul" $gap={2} aria-label={tracks.topics}>
          {topics.map((topic) => (
            <li key={topic}>
              <Badge>{topic}</Badge>
            </li>
          ))}
        </Cluster>
        {open && (
          <p id={open.id}>
            {tracks.read} <TextLink to={moduleHref(open.id)}>{open.title}</TextLink>
          </p>
        )}
      </Words>
      <State>
        <p>
          <span>{tracks.progressLabel}</span>
          <span>{tracks.progress}%</span>
        </p>
        <Progress value={tracks.progress} label={`${name} progress`} />
        <ComingButton variant="secondary" aria-describedby={`track-${hue}`} coming={tracks.coming}>
          {tracks.start}
        </ComingButton>
      </State>
    </Row>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[8]};
  margin-block-end: ${token.space.head};
`

const Row = styled.article`
  ${oneColumn}
  gap: ${token.space[3]} ${token.space[12]};
  padding-block: ${token.space[5]};
  border-block-start: 1px solid ${token.color.line};

  ${media.desktop} {
    grid-template-columns: 3fr 6fr 3fr;
    padding-block: ${token.space[4]};
  }
`

const Measure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[2]} ${token.space[3]};

  ${media.desktop} {
    flex-direction: column;
  }

  & > strong {
    font: 600 ${token.type.headline} / 1 ${token.font.sans};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    word-spacing: 0.06em;
  }

  & > span:last-child {
    color: ${token.color.inkMuted};
  }
`

const Words = styled.div`
  ${oneColumn}
  align-content: start;
  gap: ${token.space[2]};

  & > h3 {
    font: 600 ${token.type.title} / 1.2 ${token.font.sans};
    letter-spacing: -0.02em;
  }
`

const State = styled.div`
  ${oneColumn}
  align-content: start;
  gap: ${token.space[2]};

  & > p {
    display: flex;
    justify-content: space-between;
    ${smallMuted}
    font-variant-numeric: tabular-nums;
  }
`
