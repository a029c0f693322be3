import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Card, CardTitle } from '@fivefold/shared/ui/card'
import { Text } from '@fivefold/shared/ui/text'
import { HeadedSection } from '../section/headed-section'
import { ApprovalScene } from './scenes/approval-scene'
import { PermissionScene } from './scenes/permission-scene'
import { SourcesScene } from './scenes/sources-scene'

interface CortexFeaturesProps {
  title: string
  lead: string
  features: readonly { id: FeatureId; title: string; text: string }[]
}

const scenes = {
  sources: <SourcesScene />,
  approval: <ApprovalScene />,
  permissions: <PermissionScene />,
} satisfies Record<string, ReactNode>

type FeatureId = keyof typeof scenes

export function CortexFeatures({ title, lead, features }: CortexFeaturesProps) {
  return (
    <HeadedSection tone="surface" labelledBy="home-cortex" title={title} lead={lead}>
      <Bento>
        {features.map((feature) => (
          <Feature key={feature.id} as="li">
            <CardTitle>{feature.title}</CardTitle>
            <Text $muted>{feature.text}</Text>
            <Picture aria-hidden="true">{scenes[feature.id]}</Picture>
          </Feature>
        ))}
      </Bento>
    </HeadedSection>
  )
}

const Bento = styled.ul`
  display: grid;
  gap: ${token.space[4]};

  ${media.desktop} {
    grid-template-columns: 6fr 5fr;
    grid-template-rows: auto auto;
  }
`

const Feature = styled(Card)`
  overflow: hidden;

  ${media.desktop} {
    padding-block-end: 0;

    &:first-child {
      grid-row: span 2;
    }
  }
`

/* A phone shows one picture for all three features. */
const Picture = styled.div`
  display: none;
  flex: 1;
  align-items: end;
  padding-block-start: ${token.space[2]};

  li:first-child > & {
    display: grid;
  }

  ${media.desktop} {
    display: grid;
  }
`
