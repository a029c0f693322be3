import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster } from '@fivefold/shared/ui/layout'

export interface Action {
  label: string
  to: string
}

interface ButtonPairProps {
  primary: Action
  secondary: Action
  centred?: boolean
}

/** The two ways on from an opening or a close. */
export function ButtonPair({ primary, secondary, centred = false }: ButtonPairProps) {
  return (
    <Cluster $justify={centred ? 'center' : 'start'}>
      <ButtonLink to={primary.to} size="large">
        {primary.label}
      </ButtonLink>
      <ButtonLink to={secondary.to} size="large" variant="secondary">
        {secondary.label}
      </ButtonLink>
    </Cluster>
  )
}
