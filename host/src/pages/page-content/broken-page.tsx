import { useState } from 'react'
import { ErrorScreen } from '../../screens/error-screen'
import { contentOnScreen } from './content-on-screen'
import { NotInteractive } from './not-interactive'

interface BrokenPageProps {
  path: string
  details: string
  onTryAgain: () => void
}

/** Replaces a failed page with a copy of its prerendered content, if it has any, else with the error screen. */
export function BrokenPage({ path, details, onTryAgain }: BrokenPageProps) {
  // During the first render, the failed page is still on the screen.
  const [content] = useState(() => contentOnScreen(path))
  if (content === undefined) return <ErrorScreen details={details} onTryAgain={onTryAgain} />
  return (
    <>
      <div ref={(element) => element?.replaceChildren(...content)} />
      <NotInteractive details={details} onTryAgain={onTryAgain} />
    </>
  )
}
