import styled from 'styled-components'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { contextWords, type LeadContext } from './lead-context'

/** The line above the fields: the form's subject, otherwise how to read the form. Never wraps. */
export function ContextLine({ context }: { context: LeadContext }) {
  const words = contextWords(context)
  return (
    <Line>
      {words ? (
        <>
          About: <strong>{words}</strong>
        </>
      ) : (
        'Fields marked with * are required.'
      )}
    </Line>
  )
}

const Line = styled.p`
  ${smallMuted}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > strong {
    color: ${token.color.ink};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
