import { useState } from 'react'
import styled from 'styled-components'
import { defaultThumbnail } from './feed/blog-post'
import { PictureFrame } from './post-layout'

interface PostPictureProps {
  address: string
  /** Stands at the top of the page: is fetched at once. */
  isFirst: boolean
}

/** Decorative. A picture that does not load gives way to the default one. */
export function PostPicture({ address, isFirst }: PostPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <PictureFrame>
      <Picture
        src={address === broken ? defaultThumbnail : address}
        alt=""
        width={1200}
        height={675}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(address)}
      />
    </PictureFrame>
  )
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`
