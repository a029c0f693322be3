import { useState } from 'react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { initialsOf } from '@fivefold/shared/ui/avatar'
import { FallbackImage } from './fallback-image'
import type { Testimonial } from './home-content'

interface TestimonialQuoteProps {
  testimonial: Testimonial
  shown: boolean
}

export function TestimonialQuote({ testimonial, shown }: TestimonialQuoteProps) {
  const { quote, author, role, company, photo, logo } = testimonial
  // Pictures load when their quote is first shown; their space is reserved.
  const [seen, setSeen] = useState(shown)
  if (shown && !seen) setSeen(true)
  return (
    <Figure inert={!shown} aria-hidden={!shown} data-shown={shown}>
      <Portrait>
        {seen && (
          <FallbackImage src={photo} alt={author} width={160} height={160}>
            {initialsOf(author)}
          </FallbackImage>
        )}
      </Portrait>
      <Quote>{quote}</Quote>
      <Source>
        <div>
          <Author>{author}</Author>
          <p>
            {role}, {company}
          </p>
        </div>
        <Logo>
          {seen && (
            <FallbackImage {...logo} alt={`${company} logo`}>
              {company}
            </FallbackImage>
          )}
        </Logo>
      </Source>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: ${token.space[6]} ${token.space[12]};
  opacity: 0;
  visibility: hidden;
  transition: opacity ${token.motion.slow} ${token.motion.ease};

  &[data-shown='true'] {
    opacity: 1;
    visibility: visible;
  }

  ${media.tablet} {
    grid-template: 1fr auto / clamp(8rem, 16vw, 12rem) 1fr;
    align-content: stretch;
  }
`

const Portrait = styled.div`
  display: grid;
  place-items: center;
  width: clamp(5rem, 16vw, 12rem);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.accentSoft};
  color: ${token.color.accent};
  font: 600 ${token.type.headline} / 1 ${token.font.sans};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.tablet} {
    grid-row: span 2;
  }
`

const Quote = styled.blockquote`
  max-width: 24em;
  font: 500 clamp(1.5rem, 1.1rem + 1.7vw, 2.375rem) / 1.25 ${token.font.sans};
  letter-spacing: -0.02em;
  text-wrap: pretty;

  &::before {
    content: '“';
  }

  &::after {
    content: '”';
  }
`

const Source = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[10]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;
`

const Author = styled.p`
  color: ${token.color.ink};
  font-weight: 600;
`

const Logo = styled.div`
  display: grid;
  align-items: center;
  height: 2rem;
  color: ${token.color.inkMuted};
  font-weight: 600;

  & > img {
    width: auto;
    height: 100%;
  }
`
