import type { MouseEvent } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { mainId } from './main-content'

function skip(event: MouseEvent) {
  const main = document.getElementById(mainId)
  if (main === null) return
  event.preventDefault()
  main.focus()
  main.scrollIntoView()
}

/** First in the tab order; moves the focus, not only the scroll position, past the header. */
export function SkipLink() {
  return (
    <Anchor href={`#${mainId}`} onClick={skip}>
      Skip to main content
    </Anchor>
  )
}

const Anchor = styled.a`
  /* A fixed element stands on every printed sheet. */
  position: absolute;
  inset-block-start: ${token.space[3]};
  inset-inline-start: ${token.space[3]};
  z-index: ${token.layer.toast};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color.paper};
  transform: translateY(-200%);
  transition: transform ${token.motion.fast} ${token.motion.ease};

  &:focus-visible {
    transform: none;
  }
`
