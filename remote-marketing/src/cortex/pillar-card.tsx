import { useId, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Card } from '@fivefold/shared/ui/card'
import { CheckList } from '../section/check-list'

export interface Pillar {
  id: string
  title: string
  summary: string
  details: readonly string[]
}

export function PillarCard({ title, summary, details }: Pillar) {
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  return (
    <PillarBox>
      <Heading>
        <Toggle
          type="button"
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
        >
          {title}
          <ChevronDown aria-hidden="true" />
        </Toggle>
      </Heading>
      <p>{summary}</p>
      <Details id={detailsId} hidden={!open} items={details} />
    </PillarBox>
  )
}

const PillarBox = styled(Card)`
  gap: 0;
  padding-block: ${token.space[2]} ${token.space[4]};
  transition: border-color ${token.motion.base} ${token.motion.ease};

  &:hover {
    border-color: ${token.color.lineStrong};
  }

  & > p {
    padding-inline-end: min(2rem, 4cqi);
    color: ${token.color.inkMuted};
    line-height: 1.5;
  }
`

const Heading = styled.h3`
  font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  letter-spacing: -0.015em;
`

/* The button covers the whole header of the card. */
const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  width: 100%;
  min-height: 2.75rem;
  text-align: start;
  cursor: pointer;

  &::after {
    position: absolute;
    inset: 0 0 auto;
    height: 5rem;
    content: '';
  }

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.product.cortex.text};
    transition: transform ${token.motion.slow} ${token.motion.ease};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const Details = styled(CheckList)`
  margin-block-start: ${token.space[3]};
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};
  line-height: 1.5;

  & svg {
    color: ${token.product.cortex.text};
  }
`
