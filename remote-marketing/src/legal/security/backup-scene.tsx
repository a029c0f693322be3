import { Container, Section, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { media, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { securityContent } from './security-content'

const { backups } = securityContent

/** A grid of points: 30 days across, 24 hours down. */
export function BackupScene() {
  return (
    <Section tone="surface" labelledBy="backups-title">
      <Container>
        <Split $ratio="narrow">
          <Stack>
            <Headline id="backups-title">{backups.title}</Headline>
            <Lead>{backups.text}</Lead>
          </Stack>
          <Field viewBox="0 0 600 480" aria-hidden="true" data-print="hide">
            <pattern id="backup-copies" width="20" height="20" patternUnits="userSpaceOnUse">
              <circle cx="10" cy="10" r="5" fill={token.product.pipelines.solid} />
            </pattern>
            <rect width="600" height="480" fill="url(#backup-copies)" opacity="0.4" />
            <rect x="360" y="200" width="20" height="20" fill="url(#backup-copies)" />
            <circle
              cx="370"
              cy="210"
              r="13"
              fill="none"
              stroke={token.color.ink}
              strokeWidth="2.5"
            />
          </Field>
        </Split>
      </Container>
    </Section>
  )
}

const Field = styled.svg`
  width: 100%;
  max-width: 14rem;
  height: auto;

  ${media.desktop} {
    max-width: 30rem;
  }
`
