import styled from 'styled-components'
import { useFailedPicture } from '@fivefold/shared/loading/use-failed-picture'
import { defaultThumbnail } from '../feed/blog-post'
import { PictureFrame } from './post-layout'

interface PostPictureProps {
  address: string
  /** At the top of the page, so it is loaded eagerly. */
  isFirst: boolean
}

/** Decorative. A picture that fails to load is replaced by the default one. */
export function PostPicture({ address, isFirst }: PostPictureProps) {
  const { hasFailed, ...picture } = useFailedPicture(address)
  return (
    <PictureFrame>
      <Picture
        src={hasFailed ? defaultThumbnail : address}
        alt=""
        width={1200}
        height={675}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        {...picture}
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
