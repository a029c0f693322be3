import { Title } from '@fivefold/shared/ui/text'
import { Split, Stack } from '@fivefold/shared/ui/layout'
import { DarkBand } from '../../scenes/dark-band'
import { HeadedContainer } from '../../section/headed-container'
import { GovernanceNodes } from './governance-nodes'
import { HybridIntegration } from './hybrid-integration'
import { NodeLanes } from './node-lanes'
import type { cortexContent } from '../cortex-content'

export function Workbench(props: typeof cortexContent.workbench) {
  const { title, lead, nodesTitle, lanes, governanceTitle, governance, hybrid } = props
  return (
    <DarkBand labelledBy="cortex-workbench">
      <HeadedContainer id="cortex-workbench" title={title} lead={lead}>
        <Stack $gap="head">
          <Stack $gap={3}>
            <Title>{nodesTitle}</Title>
            <NodeLanes label={nodesTitle} lanes={lanes} />
          </Stack>
          <Split $align="stretch">
            <Stack $gap={3}>
              <Title>{governanceTitle}</Title>
              <GovernanceNodes label={governanceTitle} nodes={governance} />
            </Stack>
            <HybridIntegration {...hybrid} />
          </Split>
        </Stack>
      </HeadedContainer>
    </DarkBand>
  )
}
