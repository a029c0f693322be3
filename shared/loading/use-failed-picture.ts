import { useEffect, useRef, useState } from 'react'

/**
 * Whether a picture has failed to load, also before the page's scripts ran.
 * @param address of the picture; another one gets another chance.
 * @example
 * const { hasFailed, ref, onError } = useFailedPicture('/ada.webp')
 */
export function useFailedPicture(address: string | undefined) {
  const [failed, setFailed] = useState<string>()
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const { complete, naturalWidth } = ref.current ?? {}
    if (complete && naturalWidth === 0) setFailed(address)
  }, [address])
  return {
    hasFailed: address !== undefined && failed === address,
    ref,
    onError: () => setFailed(address),
  }
}
