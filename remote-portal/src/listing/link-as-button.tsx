import type { ComponentProps, KeyboardEvent } from 'react'
import { ButtonLink } from '@fivefold/shared/ui/button'

/** A link with the role of a button, as the specification asks; it can open in another tab. */
export function LinkAsButton(props: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink {...props} role="button" onKeyDown={pressBySpace} />
}

function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
