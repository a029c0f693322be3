import styled from 'styled-components'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Small } from '@fivefold/shared/ui/text'

interface RewardLadderProps {
  title: string
  text: string
  rewards: readonly { count: string; reward: string }[]
}

export function RewardLadder({ title, text, rewards }: RewardLadderProps) {
  return (
    <Ladder>
      <h3>{title}</h3>
      <Small>{text}</Small>
      <Rungs>
        {rewards.map(({ count, reward }) => (
          <Rung key={count}>
            <dt>{count}</dt>
            <dd>{reward}</dd>
          </Rung>
        ))}
      </Rungs>
    </Ladder>
  )
}

const Ladder = styled.div`
  ${oneColumn}
  gap: ${token.space[1]};
  padding: ${token.space.card};
  & > h3 {
    font-weight: 600;
  }
`

const Rungs = styled.dl`
  display: grid;
  margin-block-start: ${token.space[4]};
`

const Rung = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${token.space[4]};
  align-items: baseline;
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};

  & > dt {
    font: 600 ${token.type.title} / 1.2 ${token.font.sans};
    font-variant-numeric: tabular-nums;
  }
`
