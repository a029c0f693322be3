import { useId } from 'react'
import { token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Container } from '@fivefold/shared/ui/layout'
import { FlaskConical } from 'lucide-react'
import styled, { createGlobalStyle } from 'styled-components'
import type { Override } from './find-override'

interface TryOutBannerProps {
  overrides: readonly Override[]
  problems: readonly string[]
  onReset: () => void
  onDismiss: () => void
}

/** Says at the bottom of the page which releases this tab tries out, or why it does not. */
export function TryOutBanner({ overrides, problems, onReset, onDismiss }: TryOutBannerProps) {
  const id = useId()
  const active = overrides.length > 0
  const failed = problems.length > 0
  if (!active && !failed) return null
  return (
    <Bar role="status" aria-labelledby={id}>
      <ScrollPadding />
      <Container>
        <Row>
          <FlaskConical aria-hidden="true" />
          <Words id={id}>
            {active && <strong>Trying out {overrides.map(nameOf).join(' and ')}</strong>}
            {failed && <span>{problems.join(' ')} The live release is shown.</span>}
          </Words>
          {failed && (
            <Button size="small" variant="secondary" onClick={onDismiss}>
              Dismiss
            </Button>
          )}
          {active && (
            <Button size="small" onClick={onReset}>
              Reset
            </Button>
          )}
        </Row>
      </Container>
    </Bar>
  )
}

const nameOf = ({ remote, release, host }: Override) =>
  `${remote} ${release.version}${host === undefined ? '' : ` from ${host}`}`

/* Below the footer; until then it sticks to the bottom edge of the window. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.header};
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.color.lineStrong};
  background: ${token.color.warningSoft};
  color: ${token.color.ink};
  font-size: ${token.type.small};
`

/** Keeps the banner from covering focused elements. */
const ScrollPadding = createGlobalStyle`
  html {
    scroll-padding-block-end: 6rem;
  }
`

const Row = styled.div`
  ${wrappingRow}
  gap: ${token.space[3]};

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: min(16rem, 100%);
  overflow-wrap: anywhere;
`
