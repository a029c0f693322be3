import styled from 'styled-components'
import { Small } from '../text/text'

/**
 * A status that everybody sees. Screen readers need it in the tree while it is empty; it takes up no space then.
 * @example <StatusLine>Saved</StatusLine>
 */
export const StatusLine = styled(Small).attrs({ role: 'status' })`
  &:empty {
    position: absolute;
  }
`
