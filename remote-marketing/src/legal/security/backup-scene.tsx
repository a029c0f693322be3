import { media, token } from '@fivefold/shared/theme/tokens'
import { SplitSection } from '../../section/split-section'
import styled from 'styled-components'
import { securityContent } from './security-content'

const { backups } = securityContent

/** A grid of points: 30 days across, 24 hours down. */
export function BackupScene() {
  return (
    <SplitSection
      tone="surface"
      labelledBy="backups-title"
      title={backups.title}
      lead={backups.text}
      ratio="narrow"
      align="center"
    >
      <Field viewBox="0 0 600 480" aria-hidden="true" data-print="hide">
        <pattern id="backup-copies" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle cx="10" cy="10" r="5" fill={token.product.pipelines.solid} />
        </pattern>
        <rect width="600" height="480" fill="url(#backup-copies)" opacity="0.4" />
        <rect x="360" y="200" width="20" height="20" fill="url(#backup-copies)" />
        <circle cx="370" cy="210" r="13" fill="none" stroke={token.color.ink} strokeWidth="2.5" />
      </Field>
    </SplitSection>
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
