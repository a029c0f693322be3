import { useState } from 'react'
import styled from 'styled-components'
import { defaultThumbnail } from '../feed/blog-post'
import { PictureFrame } from './post-layout'

interface PostPictureProps {
  address: string
  /** At the top of the page, so it is loaded eagerly. */
  isFirst: boolean
}

/** Decorative. A picture that fails to load is replaced by the default one. */
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
