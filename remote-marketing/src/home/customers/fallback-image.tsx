import type { ReactNode } from 'react'
import { useFailedPicture } from '@fivefold/shared/loading/use-failed-picture'

interface FallbackImageProps {
  src: string
  alt: string
  width: number
  height: number
  children: ReactNode
}

/** Shows its children if the image fails to load. */
export function FallbackImage({ children, alt, ...image }: FallbackImageProps) {
  const { hasFailed, ...picture } = useFailedPicture(image.src)
  return (
    <>
      <img {...image} {...picture} alt={alt} fetchPriority="low" hidden={hasFailed} />
      {hasFailed && <span>{children}</span>}
    </>
  )
}
