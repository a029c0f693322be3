import { media, token } from '@fivefold/shared/theme/tokens'
import { Small } from '@fivefold/shared/ui/text'
import { HeadedSection } from '../../section/headed-section'
import styled from 'styled-components'
import { partnershipsContent } from './partnerships-content'

const { steps } = partnershipsContent

export function ReviewSteps() {
  return (
    <HeadedSection labelledBy="steps-title" title={steps.title}>
      <Line>
        {steps.items.map(({ when, name, text }) => (
          <Step key={name}>
            <When>{when}</When>
            <h3>{name}</h3>
            <Small>{text}</Small>
          </Step>
        ))}
      </Line>
    </HeadedSection>
  )
}

const Line = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${token.space[6]};

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

/* A dot on a line: vertical on a phone, horizontal where there is room. */
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[1]};
  padding: 0 0 ${token.space[4]} ${token.space[6]};

  &::before {
    position: absolute;
    inset: 0.4rem auto -0.4rem 5px;
    width: 1px;
    background: ${token.color.lineStrong};
    content: '';
  }

  &:last-child::before {
    background: linear-gradient(${token.color.lineStrong}, transparent);
  }

  &::after {
    position: absolute;
    inset: 0.4rem auto auto 0;
    width: 11px;
    height: 11px;
    border: 2px solid ${token.color.paper};
    border-radius: 50%;
    background: ${token.color.ink};
    box-shadow: 0 0 0 1px ${token.color.ink};
    content: '';
  }

  &:nth-child(2)::after {
    background: ${token.color.accent};
    box-shadow: 0 0 0 1px ${token.color.accent};
  }

  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  ${media.desktop} {
    padding: ${token.space[5]} 0 0;

    &::before {
      inset: 5px calc(-1 * ${token.space[6]}) auto 0;
      width: auto;
      height: 1px;
    }

    &:last-child::before {
      inset-inline-end: 0;
      background: linear-gradient(90deg, ${token.color.lineStrong}, transparent);
    }

    &::after {
      inset-block-start: 0;
    }
  }
`

const When = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  font-variant-numeric: tabular-nums;

  ${Step}:nth-child(2) > & {
    color: ${token.color.accent};
    font-weight: 550;
  }
`
