import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { FactList } from '@fivefold/shared/ui/fact-list'

/** Labels with their values, side by side where there is room. Keeps line breaks in values. */
export const Facts = styled(FactList)`
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};

  & > div {
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${token.space[4]};

    ${media.tablet} {
      grid-template-columns: 9rem minmax(0, ${token.width.prose});
    }
  }

  & > div > dd {
    white-space: pre-wrap;
  }
`
