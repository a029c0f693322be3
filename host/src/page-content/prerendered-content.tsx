import { NotInteractive } from './not-interactive'

interface PrerenderedContentProps {
  /** Why the page will not become interactive; absent while it still may. */
  failure: string | undefined
  onTryAgain: () => void
}

/** React does not touch existing children of an element with markup of its own. */
const unchanged = { __html: '' }

/** The content that the document came with, until the page itself has loaded. */
export function PrerenderedContent({ failure, onTryAgain }: PrerenderedContentProps) {
  return (
    <>
      <div dangerouslySetInnerHTML={unchanged} suppressHydrationWarning />
      {failure !== undefined && <NotInteractive details={failure} onTryAgain={onTryAgain} />}
    </>
  )
}
