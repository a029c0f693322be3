import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Section } from '@fivefold/shared/ui/layout'

/** A dark section. Hairlines separate it in the dark theme, where its neighbors are dark too. */
export const DarkBand = styled(Section).attrs({ tone: 'ink' })`
  border-block: 1px solid ${token.color.line};
`
