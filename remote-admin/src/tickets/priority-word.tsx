import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { labelWords } from '@fivefold/shared/words/label-words'

export function PriorityWord({ priority }: { priority: string }) {
  return <Word data-priority={priority}>{labelWords(priority)}</Word>
}

const Word = styled.span`
  &[data-priority='low'] {
    color: ${token.color.inkMuted};
  }

  &[data-priority='critical'] {
    color: ${token.color.danger};
    font-weight: 600;
  }
`
