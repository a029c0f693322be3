import { useIsOfDocument } from '@fivefold/shared/loading/static-part'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { Button } from '@fivefold/shared/ui/button'
import { LockKeyhole } from 'lucide-react'
import styled from 'styled-components'
import { beforeSessionMarkup } from '../hydration/prerendered-page'
import { StatusScreen } from '../../screens/status-screen'
import { openSignIn } from '../../sign-in/sign-in-store'

/** The document's sign-in screen is hydrated unchanged, since the visitor may have pressed its button. */
export function AuthenticationRequired() {
  const hydrated = useIsHydrated()
  const isOfDocument = useIsOfDocument()
  return (
    <>
      {isOfDocument && (
        <div dangerouslySetInnerHTML={{ __html: beforeSessionMarkup() }} suppressHydrationWarning />
      )}
      <ForSignedOut data-hydrated={hydrated || undefined}>
        <StatusScreen
          icon={<LockKeyhole />}
          heading="Authentication Required"
          text="Sign in to open this page."
          actions={<Button onClick={() => openSignIn()}>Sign In</Button>}
        />
      </ForSignedOut>
    </>
  )
}

const ForSignedOut = styled.div`
  :root[data-signed-in] &:not([data-hydrated]) {
    display: none;
  }

  @media (scripting: none) {
    & button {
      display: none;
    }
  }
`
