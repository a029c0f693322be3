import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { solutionsContent } from './solutions-content'

interface ProcessBarsProps {
  name: string
  before: number
  after: number
  unit: string
}

/** How long a process took before and takes now, as two bars on one scale. */
export function ProcessBars({ name, before, after, unit }: ProcessBarsProps) {
  const words = solutionsContent.industries
  const share = Math.max(1, Math.round((after / before) * 100))
  return (
    <Figure>
      <figcaption>{name}</figcaption>
      <p>
        {words.before} <b>{`${before} ${unit}`}</b>
      </p>
      <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
      </Bar>
      <p>
        {words.after} <b>{`${after} ${after === 1 ? unit.replace(/s$/, '') : unit}`}</b>
      </p>
      <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" data-lit>
        <rect width={share} height="1" />
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
    margin-block-end: ${token.space[3]};
    padding-block-end: ${token.space[3]};
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
  margin-block-end: ${token.space[3]};
  border-radius: 3px;
  background: ${token.color.hover};
  fill: ${token.color.lineStrong};

  &[data-lit] {
    fill: ${token.color.accent};
  }
`
