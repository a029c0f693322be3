import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Columns } from '../../section/columns'
import { featureScenes } from './home-scenes-content'
import { Slip } from './slip'

/** One question and the different answers that two people get. */
export function PermissionScene() {
  const { question, views } = featureScenes.permissions
  return (
    <Slip>
      <b>{question}</b>
      <Columns $counts={[2, 2, 2]}>
        {views.map(({ who, rows }) => (
          <View key={who}>
            <Who>{who}</Who>
            {rows.map((row) => (
              <span key={row}>{row}</span>
            ))}
          </View>
        ))}
      </Columns>
    </Slip>
  )
}

const View = styled.div`
  display: grid;
  align-content: start;

  & > span {
    padding-block: ${token.space[1]};
    border-block-start: 1px solid ${token.color.line};
    font-variant-numeric: tabular-nums;
  }
`

const Who = styled.p`
  padding-block-end: ${token.space[2]};
  color: ${token.product.cortex.text};
  font-weight: 550;
`
