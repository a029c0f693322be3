import { useEffect, useEffectEvent } from 'react'
import { trackEvent } from '@fivefold/shared/analytics/track'
import { publishedLoader } from '../../starter/inline/page-loader'

interface NotInteractiveProps {
  details: string
  onTryAgain: () => void
}

/** Says that the page on the screen can only be read, with the notice that the document brought along. */
export function NotInteractive({ details, onTryAgain }: NotInteractiveProps) {
  const tryAgain = useEffectEvent(onTryAgain)
  useEffect(() => {
    trackEvent('error_screen', { details })
    return publishedLoader()?.showFailure(details, () => tryAgain())
  }, [details])
  return null
}
