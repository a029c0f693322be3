import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** One message of a conversation: the person's on the right, the assistant's on the left. */
export const Bubble = styled.div<{ $from: 'person' | 'assistant' }>`
  width: fit-content;
  max-width: min(92%, 34rem);
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: 12px;
  overflow-wrap: anywhere;
  background: ${({ $from }) => ($from === 'person' ? token.color.ink : token.color.surface)};
  color: ${({ $from }) => ($from === 'person' ? token.color.paper : token.color.ink)};
  margin-inline-start: ${({ $from }) => ($from === 'person' ? 'auto' : '0')};
`
