import { useState } from 'react'
import styled from 'styled-components'
import { openingWords, type Quarter } from '../facts/milestones'
import { oneColumn, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Button, type ButtonProps } from '@fivefold/shared/ui/button'
import { TextLink } from '@fivefold/shared/ui/text'
import type { Action } from '../section/button-pair'

/** The note of a button without an action yet: what opens, when, and a link to use until then. */
export interface Coming {
  opens: Quarter
  /** `when` reads like `in Q1 2027`. */
  text: (when: string) => string
  link: Action
}

interface ComingButtonProps extends Omit<ButtonProps, 'onClick'> {
  coming: Coming
}

/** A button without an action yet: pressed, it shows a note below itself. */
export function ComingButton({ coming, ...button }: ComingButtonProps) {
  const [pressedAt, setPressedAt] = useState<Date | null>(null)
  return (
    <Place>
      <Button {...button} onClick={() => setPressedAt(new Date())} />
      <Note role="status">
        {pressedAt && (
          <>
            {coming.text(openingWords(coming.opens, pressedAt))}{' '}
            <TextLink to={coming.link.to}>{coming.link.label}</TextLink>
          </>
        )}
      </Note>
    </Place>
  )
}

const Place = styled.div`
  ${oneColumn}
  justify-items: start;
`

const Note = styled.p`
  max-width: 24rem;
  ${smallMuted}
  line-height: 1.5;
  text-align: start;

  &:not(:empty) {
    margin-block-start: ${token.space[2]};
  }
`
