import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Hands over what the fields hold once the scripts run: on a page that was rendered ahead, somebody
 * may have filled them in before.
 */
export function useTypedAhead(
  form: RefObject<HTMLFormElement | null>,
  take: (fields: FormData) => void,
) {
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    if (form.current) takeNow(new FormData(form.current))
  }, [form])
}
