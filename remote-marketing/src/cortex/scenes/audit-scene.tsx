import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { SceneFrame } from '../../scenes/scene-frame'
import { auditScene } from './cortex-scenes-content'

/** An excerpt of the audit log. */
export function AuditScene() {
  return (
    <SceneFrame>
      <Log>
        <thead>
          <tr>
            {auditScene.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {auditScene.rows.map(([time, who, what, decision]) => (
            <tr key={time} data-refused={decision.startsWith('refused')}>
              <td>{time}</td>
              <td>{who}</td>
              <td>{what}</td>
              <td>{decision}</td>
            </tr>
          ))}
        </tbody>
      </Log>
    </SceneFrame>
  )
}

const Log = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: 400 ${token.type.caption} / 1.5 ${token.font.mono};

  & :is(th, td) {
    padding: ${token.space[3]} clamp(0.625rem, 2vw, 1.25rem);
    overflow-wrap: anywhere;
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    vertical-align: top;
  }

  & tr:last-child > td {
    border-block-end: 0;
  }

  & th {
    background: ${token.color.surface};
    color: ${token.color.inkMuted};
    font-weight: 400;
  }

  & td:first-child {
    color: ${token.color.inkMuted};
    white-space: nowrap;
  }

  & tr[data-refused='true'] > td:last-child {
    color: ${token.color.danger};
  }

  & :is(th, td):nth-child(2) {
    display: none;
  }

  ${media.tablet} {
    & :is(th, td):nth-child(2) {
      display: table-cell;
    }
  }
`
