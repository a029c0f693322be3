import { useEffect, useRef } from 'react'
import { useNavigationType } from '@fivefold/shared/routing/link'

/** Back on the page that lists texts, the focus is on the link of the text that was open, inside the element of its id. */
export function useReturnToCard(openId: string) {
  const left = useRef(openId)
  const isRestored = useNavigationType() === 'POP'
  useEffect(() => {
    if (openId === '' && left.current !== '') {
      const card = document.getElementById(left.current)
      card?.querySelector('a')?.focus({ preventScroll: isRestored })
    }
    left.current = openId
  }, [openId, isRestored])
}
