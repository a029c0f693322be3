import { Link2 } from 'lucide-react'
import styled from 'styled-components'
import { Mark } from '@fivefold/shared/marks/mark'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Bubble } from '../../scenes/bubble'
import { FiveLine } from '../../scenes/five-line'
import { SceneFrame } from '../../scenes/scene-frame'
import { AnswerTrace } from './answer-trace'
import { consoleScene } from './home-scenes-content'

/** One question that passes through all five products. */
export function ConsoleScene() {
  const { address, question, answer, columns, rows, sources } = consoleScene
  return (
    <SceneFrame>
      <FiveLine />
      <Bar>
        <Mark />
        {address}
      </Bar>
      <Panes>
        <Conversation>
          <Bubble $from="person" data-step={0}>
            {question}
          </Bubble>
          <Answer>
            <strong data-step={4}>{answer}</strong>
            <Findings data-step={5}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column}>{column}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([account, renews, signal]) => (
                  <tr key={account}>
                    <td>{account}</td>
                    <td>{renews}</td>
                    <td>{signal}</td>
                  </tr>
                ))}
              </tbody>
            </Findings>
            <Sources data-step={6}>
              {sources.map((source) => (
                <li key={source}>
                  <Link2 aria-hidden="true" />
                  {source}
                </li>
              ))}
            </Sources>
          </Answer>
        </Conversation>
        <AnswerTrace />
      </Panes>
    </SceneFrame>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[5]};
  border-block-end: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-family: ${token.font.mono};

  & > svg {
    font-size: 1.125rem;
  }
`

const Panes = styled.div`
  display: grid;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) min(22rem, 40%);
  }
`

const Conversation = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[5]};
  padding: clamp(1.25rem, 3vw, 2.25rem);
  font-size: ${token.type.small};
`

const Answer = styled.div`
  display: grid;
  gap: ${token.space[4]};
  max-width: 38rem;

  & > strong {
    font-weight: 600;
    font-size: ${token.type.lead};
    letter-spacing: -0.01em;
  }
`

const Findings = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  text-align: start;

  & :is(th, td) {
    padding: ${token.space[2]} ${token.space[3]} ${token.space[2]} 0;
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
  }

  & th {
    color: ${token.color.inkMuted};
    font-weight: 500;
    font-size: ${token.type.caption};
  }

  & td:first-child {
    font-weight: 550;
  }

  & td:last-child {
    color: ${token.color.danger};
  }
`

const Sources = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  font-size: ${token.type.caption};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    padding: ${token.space[1]} ${token.space[2]};
    border: 1px solid ${token.color.line};
    border-radius: 6px;
    color: ${token.color.inkMuted};
  }

  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`
