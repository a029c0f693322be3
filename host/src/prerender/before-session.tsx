import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import styled, { keyframes } from 'styled-components'
import { AuthenticationRequired } from '../guards/authentication-required'

/**
 * What the document of a guarded page shows until the page itself has loaded: a request to sign in,
 * or the page's outline where the browser remembers a session (shared/session/session-boot.ts).
 * @param outline markup of the page without its words.
 */
export function BeforeSession({ outline }: { outline: string }) {
  return (
    <>
      <ForSignedOut>
        <noscript>
          <Container>
            <Notice tone="warning" title="This page needs scripts">
              It runs in your browser. Please allow scripts for this site and load the page again.
            </Notice>
          </Container>
        </noscript>
        <AuthenticationRequired />
      </ForSignedOut>
      <ForSignedIn role="status">
        <VisuallyHidden>Loading page…</VisuallyHidden>
        <Outline aria-hidden inert dangerouslySetInnerHTML={{ __html: outline }} />
      </ForSignedIn>
    </>
  )
}

const ForSignedOut = styled.div`
  :root[data-signed-in] & {
    display: none;
  }

  @media (scripting: none) {
    & button {
      display: none;
    }
  }
`

const ForSignedIn = styled.div`
  :root:not([data-signed-in]) & {
    display: none;
  }
`

const breathe = keyframes`
  50% { opacity: 0.6; }
`

/* A bar in place of each line of words, and the surfaces they stand on. */
const Outline = styled.div`
  animation: ${breathe} 1600ms ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }

  & * {
    color: transparent !important;
    text-decoration: line-through 0.75em ${token.color.hover} !important;
  }

  & svg {
    visibility: hidden;
  }

  & [data-variant='primary'] {
    border-color: transparent;
    background: ${token.color.hover};
  }
`
