import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Hands on what was typed into a page that was rendered ahead, before its scripts ran: the first
 * update would overwrite it.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  known: string,
  take: (text: string) => void,
) {
  const look = useEffectEvent(() => {
    const early = field.current?.value ?? ''
    if (early !== known) take(early)
  })
  useLayoutEffect(() => look(), [])
}
