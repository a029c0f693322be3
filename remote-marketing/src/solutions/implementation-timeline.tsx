import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import type { solutionsContent } from './solutions-content'

/** Four phases of two weeks, drawn as a staircase on a desktop. */
export function ImplementationTimeline({ title, lead, phases }: typeof solutionsContent.timeline) {
  return (
    <HeadedSection
      tone="surface"
      id="timeline"
      labelledBy="solutions-timeline"
      title={title}
      lead={lead}
    >
      <Room>
        <Stairs>
          {phases.map(({ weeks, name, text, result }) => (
            <li key={weeks}>
              <Span>
                <b>{name}</b>
                <span>{weeks}</span>
              </Span>
              <p>{text}</p>
              <Result>{result}</Result>
            </li>
          ))}
        </Stairs>
      </Room>
    </HeadedSection>
  )
}

/* A container query, because larger text needs more room in the same window. */
const Room = styled.div`
  container-type: inline-size;
`

const Stairs = styled.ol`
  display: grid;
  gap: ${token.space[5]} ${token.space[1]};

  & > li > p {
    max-width: 26.6em;
    padding-inline-end: ${token.space[4]};
    font-size: ${token.type.small};
    line-height: 1.5;
  }

  @container (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 54rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > li:nth-child(2) {
      padding-block-start: ${token.space[6]};
    }

    & > li:nth-child(3) {
      padding-block-start: ${token.space[12]};
    }

    & > li:nth-child(4) {
      padding-block-start: calc(${token.space[12]} + ${token.space[6]});
    }
  }
`

const Span = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  margin-block-end: ${token.space[2]};
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color.paper};

  & > b {
    font: 600 ${token.type.body} / 1.3 ${token.font.sans};
  }

  & > span {
    font-size: ${token.type.caption};
    white-space: nowrap;
  }
`

const Result = styled.p`
  && {
    margin-block-start: ${token.space[1]};
    color: ${token.color.success};
    font-weight: 550;
    font-size: ${token.type.small};
  }
`
