import { keepsChildren } from '@fivefold/shared/loading/static-part'
import { NotInteractive } from './not-interactive'

interface PrerenderedContentProps {
  /** Why the page will not become interactive; undefined while it still may. */
  failure: string | undefined
  onTryAgain: () => void
}

/** The document's content, until the page itself has loaded. */
export function PrerenderedContent({ failure, onTryAgain }: PrerenderedContentProps) {
  return (
    <>
      <div {...keepsChildren} />
      {failure !== undefined && <NotInteractive details={failure} onTryAgain={onTryAgain} />}
    </>
  )
}
