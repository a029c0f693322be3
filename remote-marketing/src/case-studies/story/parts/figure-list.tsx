import styled from 'styled-components'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import type { StoryFigure } from '../story'
import { storyContent } from '../story-content'

/** Each figure with the way in which the customer has measured it. */
export function FigureList({ figures }: { figures: readonly StoryFigure[] }) {
  return (
    <List>
      {figures.map(({ value, label, method }) => (
        <li key={label}>
          <p>
            <b>{value}</b> {label}
          </p>
          <p>
            <strong>{storyContent.figures.method}</strong> {method}
          </p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  border-block-end: 1px solid ${token.color.line};

  & > li {
    display: grid;
    gap: ${token.space[2]} ${token.space[8]};
    padding-block: ${token.space[4]};
    border-block-start: 1px solid ${token.color.line};
    break-inside: avoid;

    ${media.tablet} {
      grid-template-columns: 14rem minmax(0, 1fr);
    }
  }

  & p {
    ${smallMuted}
    line-height: 1.5;
  }

  & b {
    display: block;
    color: var(--hue-text);
    font: 600 ${token.type.title} / 1.25 ${token.font.sans};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }

  & strong {
    color: ${token.color.ink};
    font-weight: 600;
  }
`
