import styled, { css } from 'styled-components'

/**
 * Styles of an element in the accessibility tree that is not on the screen.
 * @example const Caption = styled.caption`${visuallyHiddenStyle}`
 */
export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/**
 * In the accessibility tree, but not on the screen.
 * @example <VisuallyHidden>Opens in a new tab</VisuallyHidden>
 */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyle}
`
