import { useEffect, useRef, useState, type ReactNode } from 'react'

interface FallbackImageProps {
  src: string
  alt: string
  width: number
  height: number
  /** Stands in the image's place when it does not load. */
  children: ReactNode
}

/** An image that hides itself and shows its stand-in when it does not load. */
export function FallbackImage({ children, alt, ...image }: FallbackImageProps) {
  const [broken, setBroken] = useState(false)
  const element = useRef<HTMLImageElement>(null)

  // on a page that was rendered ahead the image may have failed before anybody listened
  useEffect(() => {
    const { complete, naturalWidth } = element.current ?? {}
    if (complete && naturalWidth === 0) setBroken(true)
  }, [])

  return (
    <>
      <img
        {...image}
        ref={element}
        alt={alt}
        fetchPriority="low"
        hidden={broken}
        onError={() => setBroken(true)}
      />
      {broken && <span>{children}</span>}
    </>
  )
}
