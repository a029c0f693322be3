import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'

/** A day in UTC, starting at 14:00; Austin works 15:00 to 24:00, Bengaluru 3:30 to 12:30. */
export function WorkingDay() {
  return (
    <Stack $gap={3} aria-hidden="true">
      <Day>
        <Bar data-place="austin">Austin</Bar>
        <Bar data-place="bengaluru">Bengaluru</Bar>
        <OnCall data-gap="morning" />
        <OnCall data-gap="handover">On call</OnCall>
        <OnCall data-gap="evening" />
      </Day>
      <Hours>
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Hours>
    </Stack>
  )
}

const hours = ['14:00', '20:00', '02:00', '08:00', '14:00 UTC']

/* One column for each half hour. */
const Day = styled.div`
  display: grid;
  grid-template-columns: repeat(48, minmax(0, 1fr));
  align-items: center;
  gap: ${token.space[2]} 0;
  padding-block: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: linear-gradient(90deg, ${token.color.line} 1px, transparent 1px) 0 0 / 25% 100%
    ${token.color.raised};
`

const Bar = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.control};
  font: 550 ${token.type.small} / 1.4 ${token.font.sans};

  &[data-place='austin'] {
    grid-area: 1 / 3 / auto / 21;
    background: ${token.product.cortex.soft};
    box-shadow: inset 3px 0 0 ${token.product.cortex.solid};
    color: ${token.product.cortex.text};
  }

  &[data-place='bengaluru'] {
    grid-area: 2 / 28 / auto / 46;
    background: ${token.product.integ.soft};
    box-shadow: inset 3px 0 0 ${token.product.integ.solid};
    color: ${token.product.integ.text};
  }
`

const OnCall = styled.span`
  align-self: stretch;
  overflow: hidden;
  padding: ${token.space[2]} 0;
  border-block-end: 2px dotted ${token.color.lineStrong};
  color: ${token.color.inkMuted};
  font-size: 0;
  text-align: center;

  &[data-gap='morning'] {
    grid-area: 1 / 1 / auto / 3;
  }

  &[data-gap='handover'] {
    grid-area: 1 / 21 / auto / 28;
  }

  &[data-gap='evening'] {
    grid-area: 2 / 46 / auto / 49;
  }

  ${media.tablet} {
    font-size: ${token.type.caption};
  }
`

const Hours = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  color: ${token.color.inkMuted};
  font: 500 ${token.type.caption} / 1.4 ${token.font.mono};
`
