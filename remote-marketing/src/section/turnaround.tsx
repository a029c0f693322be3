import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'

interface TurnaroundProps {
  labels: { before: string; now: string }
  before: string
  now: string
  /** The time now divided by the time before. */
  share: number
}

/** Two bars on one scale. SVG, because prerendered pages may not have style attributes. */
export function Turnaround({ labels, before, now, share }: TurnaroundProps) {
  const bars = [
    { id: 'before', label: labels.before, value: before, length: 100 },
    { id: 'now', label: labels.now, value: now, length: share * 100 },
  ]
  return (
    <Stack as="ul" $gap={2}>
      {bars.map(({ id, label, value, length }) => (
        <li key={id}>
          <Words>
            <span>{label}</span>
            <strong>{value}</strong>
          </Words>
          <Bar viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" data-bar={id}>
            <rect width="100" height="2" />
            <rect width={Math.max(length, 1)} height="2" />
          </Bar>
        </li>
      ))}
    </Stack>
  )
}

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-end: ${token.space[1]};
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;

  & > span {
    color: ${token.color.inkMuted};
  }

  & > strong {
    font-weight: 550;
  }
`

const Bar = styled.svg`
  width: 100%;
  height: 0.5rem;
  border-radius: 3px;

  & > rect:first-child {
    fill: ${token.color.hover};
  }

  & > rect:last-child {
    fill: var(--hue);
  }

  &[data-bar='before'] > rect:last-child {
    opacity: 0.32;
  }
`
