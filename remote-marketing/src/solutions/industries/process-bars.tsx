import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { solutionsContent } from '../solutions-content'

interface ProcessBarsProps {
  name: string
  before: string
  after: string
  /** `after` divided by `before`. */
  share: number
}

/** The duration of a process before and after, as two bars on one scale. */
export function ProcessBars({ name, before, after, share }: ProcessBarsProps) {
  const words = solutionsContent.industries
  return (
    <Figure>
      <figcaption>{name}</figcaption>
      <p>
        {words.before} <b>{before}</b>
      </p>
      <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
      </Bar>
      <p>
        {words.after} <b>{after}</b>
      </p>
      <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" data-lit>
        <rect width={share * 100} height="1" />
      </Bar>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[1]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;

  & > figcaption {
    margin-block-end: ${token.space[2]};
    padding-block-end: ${token.space[2]};
    border-block-end: 1px solid ${token.color.line};
    color: ${token.color.ink};
    font-weight: 600;
  }

  & > p {
    display: flex;
    justify-content: space-between;
  }

  & b {
    color: ${token.color.ink};
    font-weight: 550;
  }
`

const Bar = styled.svg`
  width: 100%;
  height: 0.625rem;
  margin-block-end: ${token.space[2]};
  border-radius: 3px;
  background: ${token.color.hover};
  fill: ${token.color.lineStrong};

  &[data-lit] {
    fill: ${token.color.accent};
  }
`
