import { useEffect, useRef, useState } from 'react'

/**
 * Whether an image has failed to load, even before the page's scripts ran.
 * @param address the image's address; a new one is tried again.
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
