import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ContainedSection, Stack } from '@fivefold/shared/ui/layout'
import { Text } from '@fivefold/shared/ui/text'
import { CheckList } from '../../section/check-list'
import { ProductHeading } from './product-heading'
import { WorkflowScene } from '../scenes/workflow-scene'
import type { platformContent } from '../platform-content'

export function WorkflowSection({ title, text, points }: typeof platformContent.workflows) {
  return (
    <ContainedSection id="workflows" labelledBy="platform-workflows">
      <Layout>
        <WorkflowScene />
        <Stack>
          <ProductHeading id="platform-workflows" product="workflows" title={title} />
          <Text $muted>{text}</Text>
          <Points items={points} />
        </Stack>
      </Layout>
    </ContainedSection>
  )
}

const Layout = styled.div`
  display: grid;
  align-items: center;
  gap: ${token.space.head} ${token.space[16]};

  ${media.desktop} {
    grid-template-columns: 6fr 5fr;
  }

  & > :first-child {
    order: 2;
  }

  ${media.desktop} {
    & > :first-child {
      order: 0;
    }
  }
`

const Points = styled(CheckList)`
  & svg {
    color: ${token.product.workflows.text};
  }
`
