import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** The stack of an error; long ones scroll. */
export const StackLines = styled.pre.attrs({ tabIndex: 0 })`
  max-height: 16rem;
  padding: ${token.space[3]};
  overflow: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  font-size: ${token.type.caption};
  line-height: 1.5;
  white-space: pre;
`
