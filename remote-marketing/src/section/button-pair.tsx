import styled from 'styled-components'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster } from '@fivefold/shared/ui/layout'
import { token } from '@fivefold/shared/theme/tokens'

export interface Action {
  label: string
  to: string
}

interface ButtonPairProps {
  primary: Action
  secondary: Action
  centred?: boolean
}

/** The two links of a hero or closing section. */
export function ButtonPair({ primary, secondary, centred = false }: ButtonPairProps) {
  return (
    <Pair $justify={centred ? 'center' : 'start'}>
      <ButtonLink to={primary.to} size="large">
        {primary.label}
      </ButtonLink>
      <ButtonLink to={secondary.to} size="large" variant="secondary">
        {secondary.label}
      </ButtonLink>
    </Pair>
  )
}

/* On a phone both grow to fill the line. */
const Pair = styled(Cluster)`
  @media (max-width: 29.99rem) {
    && > a {
      flex: 1 1 auto;
      padding-inline: ${token.space[3]};
    }
  }
`
