import { useState } from 'react'
import { ErrorScreen } from '../screens/error-screen'
import { contentOnScreen } from './content-on-screen'
import { NotInteractive } from './prerendered-content'

interface BrokenPageProps {
  path: string
  details: string
  onTryAgain: () => void
}

/** Stands for a page that threw: its text as it stood there, where the document came with it. */
export function BrokenPage({ path, details, onTryAgain }: BrokenPageProps) {
  // While this is rendered for the first time, what it replaces is still on the screen.
  const [content] = useState(() => contentOnScreen(path))
  if (content === undefined) return <ErrorScreen details={details} onTryAgain={onTryAgain} />
  return (
    <>
      <div ref={(element) => element?.replaceChildren(...content)} />
      <NotInteractive details={details} onTryAgain={onTryAgain} />
    </>
  )
}
