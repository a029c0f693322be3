import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'

export const Label = styled.h5`
  margin-block-start: ${token.space[3]};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

/** Names in code with what they mean, a rule above each. */
export const DefinitionList = styled.dl`
  & > div {
    ${oneColumn}
    gap: 0 ${token.space[4]};
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
    line-height: 1.5;
  }

  & dt {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space[2]};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  & small {
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
    font-weight: 400;
  }

  & dd {
    color: ${token.color.inkMuted};
  }
`
