import { useCallback, useEffect, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { keepTrying } from '@fivefold/shared/loading/network'
import { useLoadedPart, type PartLoader } from '@fivefold/shared/loading/part-loader'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Container } from '@fivefold/shared/ui/layout'
import { loadedTextContent } from './loaded-text-content'
import { useLinkedSection } from './use-linked-section'

interface LoadedTextProps<Text> {
  part: PartLoader<Text>
  children: (text: Text) => ReactNode
}

const { title, text: advice, loading, retry: retryLabel } = loadedTextContent

/** Loads a text from a separate chunk and shows it; after a failure again when the site answers. */
export function LoadedText<Text>({ part, children }: LoadedTextProps<Text>) {
  const [hasFailed, setHasFailed] = useState(false)
  const text = useLoadedPart(part, true, () => setHasFailed(true))
  const isLoaded = text !== undefined
  const retry = useCallback(() => void part.preload().catch(() => {}), [part])
  useEffect(
    () => (hasFailed && !isLoaded ? keepTrying(retry) : undefined),
    [hasFailed, isLoaded, retry],
  )
  useLinkedSection(isLoaded)
  if (isLoaded) return children(text)
  return (
    <Room>
      {hasFailed ? (
        <div role="alert">
          <EmptyState title={title} action={<Button onClick={retry}>{retryLabel}</Button>}>
            {advice}
          </EmptyState>
        </div>
      ) : (
        <p role="status">{loading}</p>
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
