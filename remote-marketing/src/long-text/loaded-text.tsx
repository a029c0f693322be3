import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { PartLoader } from '@fivefold/shared/loading/part-loader'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Container } from '@fivefold/shared/ui/layout'
import { loadedTextContent } from './loaded-text-content'
import { useLinkedSection } from './use-linked-section'
import { useLoadedPart } from './use-loaded-part'

interface LoadedTextProps<Text> {
  part: PartLoader<Text>
  children: (text: Text) => ReactNode
}

const { title, text: advice, loading, retry: retryLabel } = loadedTextContent

/** Loads a text from a separate chunk and shows it. */
export function LoadedText<Text>({ part, children }: LoadedTextProps<Text>) {
  const { state, retry } = useLoadedPart(part)
  useLinkedSection(state.status === 'ready')
  if (state.status === 'ready') return children(state.part)
  return (
    <Room>
      {state.status === 'loading' ? (
        <p role="status">{loading}</p>
      ) : (
        <div role="alert">
          <EmptyState title={title} action={<Button onClick={retry}>{retryLabel}</Button>}>
            {advice}
          </EmptyState>
        </div>
      )}
    </Room>
  )
}

/* As high as a screen, so that the footer does not jump into sight. */
const Room = styled(Container)`
  min-height: 100vh;
  padding-block: ${token.space.opening};
  color: ${token.color.inkMuted};
`
