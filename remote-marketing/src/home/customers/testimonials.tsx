import { useState } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { ContainedSection, Split } from '@fivefold/shared/ui/layout'
import { Caption } from '@fivefold/shared/ui/text'
import type { Testimonial } from './customers-content'
import { TestimonialQuote } from './testimonial-quote'

/** Shows one quote at a time. All share one grid cell, so that nothing moves when it changes. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [shown, setShown] = useState(0)
  const last = testimonials.length - 1

  function step(next: number, other: Element | null) {
    setShown(next)
    // A button that becomes disabled would lose the focus.
    if ((next === 0 || next === last) && other instanceof HTMLElement) other.focus()
  }

  return (
    <ContainedSection aria-label="Client testimonials">
      <Split $ratio="1fr auto" $align="end">
        <Quotes aria-live="polite">
          {testimonials.map((testimonial, position) => (
            <TestimonialQuote
              key={testimonial.author}
              testimonial={testimonial}
              shown={position === shown}
            />
          ))}
        </Quotes>
        <Controls>
          <Step
            type="button"
            aria-label="Previous testimonial"
            disabled={shown === 0}
            onClick={(event) => step(shown - 1, event.currentTarget.nextElementSibling)}
          >
            <ArrowLeft aria-hidden="true" />
          </Step>
          <Step
            type="button"
            aria-label="Next testimonial"
            disabled={shown === last}
            onClick={(event) => step(shown + 1, event.currentTarget.previousElementSibling)}
          >
            <ArrowRight aria-hidden="true" />
          </Step>
          <Caption>
            {shown + 1} of {testimonials.length}
          </Caption>
        </Controls>
      </Split>
    </ContainedSection>
  )
}

const Quotes = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};

  & > p {
    min-width: 2.7em;
    font-variant-numeric: tabular-nums;
  }
`

const Step = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: 50%;
  background: ${token.color.raised};
  cursor: pointer;

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  &:hover {
    border-color: ${token.color.ink};
  }

  &:disabled {
    border-color: ${token.color.line};
    color: ${token.color.lineStrong};
    cursor: not-allowed;
  }
`
