import { useEffect, useEffectEvent } from 'react'
import { trackEvent } from '@fivefold/shared/analytics/track'
import { publishedLoader } from '../../../starter/inline/page-loader'

interface NotInteractiveProps {
  details: string
  onTryAgain: () => void
}

/** Shows the document's own notice that the page can only be read. */
export function NotInteractive({ details, onTryAgain }: NotInteractiveProps) {
  const tryAgain = useEffectEvent(onTryAgain)
  useEffect(() => {
    trackEvent('error_screen', { details })
    const [words = ''] = details.split('\n')
    return publishedLoader()?.showFailure(words, () => tryAgain())
  }, [details])
  return null
}
