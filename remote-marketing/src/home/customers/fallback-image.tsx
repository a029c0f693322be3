import { useEffect, useRef, useState, type ReactNode } from 'react'

interface FallbackImageProps {
  src: string
  alt: string
  width: number
  height: number
  /** Shown instead of the image if it fails to load. */
  children: ReactNode
}

/** An image that is replaced by its children if it fails to load. */
export function FallbackImage({ children, alt, ...image }: FallbackImageProps) {
  const [broken, setBroken] = useState(false)
  const element = useRef<HTMLImageElement>(null)

  // on a prerendered page the image may have failed before hydration
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
