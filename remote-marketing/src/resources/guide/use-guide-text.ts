import { useCallback, useEffect, useState } from 'react'
import { keepTrying } from '@fivefold/shared/loading/network'
import { loadGuide } from './guide-address'
import type { GuideText } from './guide-text'

type GuideState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; text: GuideText }

/** Fetches the text of a guide; after a failure again when the site answers. */
export function useGuideText(id: string) {
  const [state, setState] = useState<GuideState>({ status: 'loading' })

  const load = useCallback(() => {
    loadGuide(id).then(
      (text) => setState({ status: 'ready', text }),
      () => setState({ status: 'failed' }),
    )
  }, [id])

  useEffect(load, [load])

  const hasFailed = state.status === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    return keepTrying(load)
  }, [hasFailed, load])

  return { state, retry: load }
}
