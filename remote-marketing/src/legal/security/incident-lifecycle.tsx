import { media, oneColumn, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../../section/headed-section'
import styled from 'styled-components'
import { securityContent } from './security-content'

const { incidents } = securityContent

export function IncidentLifecycle() {
  return (
    <HeadedSection labelledBy="incidents-title" title={incidents.title} lead={incidents.lead}>
      <Steps>
        {incidents.steps.map(({ when, name, text }) => (
          <li key={name}>
            <p>{when}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </HeadedSection>
  )
}

/* Four steps, each pointing to the next. */
const Steps = styled.ol`
  ${oneColumn}
  gap: ${token.space[2]};

  & > li {
    ${oneColumn}
    align-content: start;
    gap: 0;
    padding: ${token.space[3]} ${token.space[4]};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
  }

  & > li:nth-child(2) {
    background: ${token.color.accentSoft};
  }

  & > li:nth-child(2) > p:first-child {
    color: ${token.color.accent};
  }

  & h3 {
    font: 600 ${token.type.title} / 1.2 ${token.font.sans};
    letter-spacing: -0.015em;
  }

  & p {
    ${smallMuted}
    line-height: 1.45;
  }

  & p:first-child {
    font: 550 ${token.type.caption} / 1.4 ${token.font.sans};
    font-variant-numeric: tabular-nums;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
    gap: 0;

    & > li {
      padding: ${token.space[6]} ${token.space[6]} ${token.space[6]} ${token.space[10]};
      border-radius: 0;
      clip-path: polygon(
        0 0,
        calc(100% - 1.25rem) 0,
        100% 50%,
        calc(100% - 1.25rem) 100%,
        0 100%,
        1.25rem 50%
      );
    }

    & > li + li {
      margin-inline-start: -0.75rem;
    }

    & > li:first-child {
      padding-inline-start: ${token.space[6]};
      border-start-start-radius: ${token.radius.card};
      border-end-start-radius: ${token.radius.card};
      clip-path: polygon(0 0, calc(100% - 1.25rem) 0, 100% 50%, calc(100% - 1.25rem) 100%, 0 100%);
    }
  }
`
