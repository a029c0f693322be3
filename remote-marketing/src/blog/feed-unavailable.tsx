import { Button, ButtonLink } from '@fivefold/shared/ui/button'
import { Card } from '@fivefold/shared/ui/card'
import { Cluster } from '@fivefold/shared/ui/layout'
import { Text, Title } from '@fivefold/shared/ui/text'
import { token } from '@fivefold/shared/theme/tokens'
import { ArrowUpRight, RotateCw, Unplug } from 'lucide-react'
import styled from 'styled-components'
import { blogContent } from './blog-content'

interface FeedUnavailableProps {
  /** For example `3 hours ago`; undefined without a saved copy. */
  savedAge: string | undefined
  isRetrying: boolean
  onRetry: () => void
}

const { failure } = blogContent

export function FeedUnavailable({ savedAge, isRetrying, onRetry }: FeedUnavailableProps) {
  return (
    <Panel role="alert">
      <Unplug aria-hidden="true" />
      <Title>{failure.title}</Title>
      <Text $muted>{failure.text}</Text>
      <Cluster>
        <Button busy={isRetrying} onClick={onRetry}>
          {!isRetrying && <RotateCw aria-hidden="true" />}
          {failure.retry}
        </Button>
        <ButtonLink variant="secondary" to={failure.publication.to}>
          {failure.publication.label}
          <ArrowUpRight aria-hidden="true" />
        </ButtonLink>
      </Cluster>
      {savedAge && <Saved>{failure.savedCopy(savedAge)}</Saved>}
    </Panel>
  )
}

const Panel = styled(Card)`
  gap: ${token.space[4]};
  padding: ${token.space.card};

  & > svg {
    width: 2rem;
    height: 2rem;
    color: ${token.color.warning};
  }
`

const Saved = styled(Text)`
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};
`
