import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Section } from '@fivefold/shared/ui/layout'

/** A section on dark ground. Its hairlines set it off in the dark theme, where its neighbours are dark too. */
export const DarkBand = styled(Section).attrs({ tone: 'ink' })`
  border-block: 1px solid ${token.color.line};
`
