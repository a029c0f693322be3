import styled from 'styled-components'

/**
 * In the accessibility tree, but not on the screen.
 * @example <VisuallyHidden>Opens in a new tab</VisuallyHidden>
 */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
