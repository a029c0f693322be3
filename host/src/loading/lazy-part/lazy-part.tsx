import { createElement, type ComponentType } from 'react'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { notify } from '@fivefold/shared/notify/toast'
import { useLoadedPart, type PartLoader } from '@fivefold/shared/loading/part-loader'
import { ErrorBoundary } from 'react-error-boundary'
import { renderFailed, loadFailed } from './lazy-part-content'

interface LazyPartProps<Props extends object> {
  loader: PartLoader<ComponentType<Props>>
  /** Whether the visitor waits for the part now. */
  wanted: boolean
  /** Called when the part cannot be fetched or rendered; makes it unwanted. Absent: it stays wanted. */
  onFailure?: () => void
  partProps: Props
}

/** Renders a part once it has been fetched. Shows a failure in a toast; nothing else is affected. */
export function LazyPart<Props extends object>({
  loader,
  wanted,
  onFailure,
  partProps,
}: LazyPartProps<Props>) {
  const part = useLoadedPart(loader, wanted, () => fail(loadFailed))

  function fail(words: { title: string; description: string }) {
    onFailure?.()
    notify({ ...words, tone: 'destructive' })
  }

  function logAndFail(error: unknown) {
    recordClientError(error)
    fail(renderFailed)
  }

  if (part === undefined) return null
  return (
    <ErrorBoundary fallback={null} resetKeys={[wanted]} onError={logAndFail}>
      {createElement(part, partProps)}
    </ErrorBoundary>
  )
}
