import type { ComponentProps, KeyboardEvent } from 'react'
import { ButtonLink } from '@fivefold/shared/ui/button'

/** A button, as the specification names it, that leads to a page: it opens in another tab like any link. */
export function PlaceButton(props: ComponentProps<typeof ButtonLink>) {
  return <ButtonLink {...props} role="button" onKeyDown={pressBySpace} />
}

function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
