import styled from 'styled-components'
import { token } from '../theme/tokens'
import { initialsOf } from '../../browser/words/initials-of'
import { useFailedPicture } from '../../browser/loading/use-failed-picture'

interface AvatarProps {
  name: string
  src?: string
  size?: 'small' | 'medium' | 'large'
}

/**
 * A portrait; initials if it is absent or does not load. Decorative, for use next to the name.
 * @example <Avatar name="Ada Lovelace" size="small" />
 */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const { hasFailed, ...picture } = useFailedPicture(src)
  return (
    <Circle aria-hidden="true" data-size={size}>
      {src && !hasFailed ? (
        <Portrait src={src} alt="" loading="lazy" {...picture} />
      ) : (
        initialsOf(name)
      )}
    </Circle>
  )
}

const Circle = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  overflow: hidden;
  border-radius: 50%;
  background: ${token.color.accentSoft};
  color: ${token.color.accent};
  font: 600 ${token.type.caption} / 1 ${token.font.sans};
  letter-spacing: 0.02em;

  &[data-size='small'] {
    width: 2rem;
    height: 2rem;
  }

  &[data-size='large'] {
    width: 3.5rem;
    height: 3.5rem;
    font-size: ${token.type.body};
  }
`

const Portrait = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
