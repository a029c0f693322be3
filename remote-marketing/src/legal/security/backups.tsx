import { media } from '@fivefold/shared/theme/tokens'
import { SplitSection } from '../../section/split-section'
import styled from 'styled-components'
import BackupScene from './backup-scene.svg?picture'
import { securityContent } from './security-content'

const { backups } = securityContent

export function Backups() {
  return (
    <SplitSection
      tone="surface"
      labelledBy="backups-title"
      title={backups.title}
      lead={backups.text}
      ratio="narrow"
      align="center"
    >
      <Field />
    </SplitSection>
  )
}

const Field = styled(BackupScene)`
  max-width: 14rem;

  ${media.desktop} {
    max-width: 30rem;
  }
`
