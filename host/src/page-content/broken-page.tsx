import { useState } from 'react'
import { ErrorScreen } from '../screens/error-screen'
import { contentOnScreen } from './content-on-screen'
import { NotInteractive } from './not-interactive'

interface BrokenPageProps {
  path: string
  details: string
  onTryAgain: () => void
}

/** Replaces a page that has failed: by the text that the document came with, where there is one. */
export function BrokenPage({ path, details, onTryAgain }: BrokenPageProps) {
  // During the first render, what this replaces is still on the screen.
  const [content] = useState(() => contentOnScreen(path))
  if (content === undefined) return <ErrorScreen details={details} onTryAgain={onTryAgain} />
  return (
    <>
      <div ref={(element) => element?.replaceChildren(...content)} />
      <NotInteractive details={details} onTryAgain={onTryAgain} />
    </>
  )
}
