import { useEffect, useEffectEvent } from 'react'
import { markParameter } from '@fivefold/shared/routing/mark-parameter'
import { useLocation, useNavigationType } from '@fivefold/shared/routing/link'

/**
 * For a text that comes later than its page. Neither the browser nor the shell finds a section that an address names
 * before; words to mark are found by the shell. A position that is restored stays.
 * @param isThere whether the text is in the page.
 */
export function useLinkedSection(isThere: boolean) {
  const { key, search, hash } = useLocation()
  const isPushed = useNavigationType() === 'PUSH'

  const show = useEffectEvent(() => {
    const isMarked = search.includes(`${markParameter}=`)
    if (hash === '' || isMarked || !(isPushed || (key === 'default' && isFirstLoad()))) return
    document.getElementById(hash.slice(1))?.scrollIntoView()
  })
  useEffect(() => {
    if (isThere) show()
  }, [isThere])
}

/** A document that the visitor has opened, neither reloaded nor returned to. */
const isFirstLoad = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate')
