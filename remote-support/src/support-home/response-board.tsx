import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { TextLink } from '@fivefold/shared/ui/text'
import { supportHomeContent } from './support-home-content'

const { teams, hours } = supportHomeContent.responseTimes

/** The response times as bars on an axis of hours after a message. */
export function ResponseBoard() {
  return (
    <div>
      <List>
        {teams.map(({ team, time, about, reach, link }) => (
          <Row key={team}>
            <Team>{team}</Team>
            <Time>{time}</Time>
            <About>
              {about} <TextLink to={link.to}>{link.label}</TextLink>
            </About>
            <Track aria-hidden="true">
              <Bar data-reach={reach} />
            </Track>
          </Row>
        ))}
      </List>
      <Axis aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Axis>
    </div>
  )
}

const List = styled.dl`
  display: grid;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[1]} ${token.space[4]};
  padding-block: ${token.space[5]};
  border-block-start: 1px solid ${token.color.line};

  &:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`

const Team = styled.dt`
  font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  letter-spacing: -0.01em;
`

const Time = styled.dd`
  font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  text-align: end;
`

const About = styled.dd`
  grid-column: 1 / -1;
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;
`

const Track = styled.dd`
  grid-column: 1 / -1;
  height: 0.5rem;
  margin-block-start: ${token.space[2]};
  border-radius: 4px;
  background: ${token.color.hover};
`

const Bar = styled.span`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: 4px;
  background: ${token.color.ink};

  &[data-reach='half'] {
    width: 50%;
  }

  /* Around the clock: ticks along the whole axis. */
  &[data-reach='always'] {
    background: repeating-linear-gradient(90deg, ${token.color.danger} 0 4px, transparent 4px 10px);
  }

  @media (forced-colors: active) {
    &&[data-reach] {
      background: CanvasText;
    }
  }
`

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  font-variant-numeric: tabular-nums;
`
