import { media, token } from '@fivefold/shared/theme/tokens'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import styled, { keyframes } from 'styled-components'
import { PageNotice } from '../../screens/page-notice'

/**
 * Stands next to the request to sign in, in the document of a guarded page: a note for visitors without scripts, and
 * the page's outline for browsers that remember a session (shared/data/session/session-boot.ts).
 * @param outline the page's markup without its text.
 */
export function BeforeSession({ outline }: { outline: string }) {
  return (
    <>
      <noscript>
        <PageNotice title="This page needs scripts">
          It runs in your browser. Please allow scripts for this site and load the page again.
        </PageNotice>
      </noscript>
      <ForSignedIn role="status">
        <VisuallyHidden>Loading page…</VisuallyHidden>
        <Outline aria-hidden inert dangerouslySetInnerHTML={{ __html: outline }} />
      </ForSignedIn>
    </>
  )
}

const ForSignedIn = styled.div`
  :root:not([data-signed-in]) & {
    display: none;
  }
`

const breathe = keyframes`
  50% { opacity: 0.6; }
`

/* Bars in place of lines of text, and the surfaces behind them. */
const Outline = styled.div`
  animation: ${breathe} 1600ms ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }

  & * {
    color: transparent !important;
    text-decoration: line-through 0.75em ${token.color.hover} !important;
  }

  & s {
    display: contents;
  }

  & s::before {
    content: attr(data-w);
  }

  & svg {
    visibility: hidden;
  }

  & [data-variant='primary'] {
    border-color: transparent;
    background: ${token.color.hover};
  }
`
