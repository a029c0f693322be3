import styled from 'styled-components'
import { token } from '../theme/tokens'
import { Title } from '../text/text'

/**
 * A hairline box. `$interactive` if the whole card reacts to the pointer.
 * @example <Card $interactive>Team plan</Card>
 */
export const Card = styled.div<{ $interactive?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[3]};
  min-width: 0;
  padding: ${token.space.card};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

  ${({ $interactive = false }) => $interactive && interactive}
`

const interactive = `
  cursor: pointer;
  transition:
    border-color ${token.motion.base} ${token.motion.ease},
    transform ${token.motion.base} ${token.motion.ease};

  &:hover {
    border-color: ${token.color.lineStrong};
    transform: translateY(-2px);
  }

  &:active {
    transform: none;
  }
`

/** @example <CardTitle>Team plan</CardTitle> */
export const CardTitle = styled(Title)`
  font-size: ${token.type.lead};
`
