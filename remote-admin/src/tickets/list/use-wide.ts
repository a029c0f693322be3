import { useSyncExternalStore } from 'react'

/** From here on the list and a conversation have room side by side. */
const wide = () => window.matchMedia('(min-width: 1100px)')

export const useWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = wide()
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => wide().matches,
    () => false,
  )
