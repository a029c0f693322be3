import { useState } from 'react'
import styled from 'styled-components'
import { media, smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { initialsOf } from '@fivefold/shared/words/initials-of'
import { FallbackImage } from './fallback-image'
import type { Testimonial } from './customers-content'

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
  grid-template: 1fr auto / auto 1fr;
  gap: ${token.space[4]};
  opacity: 0;
  visibility: hidden;
  transition: opacity ${token.motion.slow} ${token.motion.ease};

  &[data-shown='true'] {
    opacity: 1;
    visibility: visible;
  }

  ${media.tablet} {
    grid-template: 1fr auto / 9rem 1fr;
    gap: ${token.space[4]} ${token.space[10]};
  }
`

const Portrait = styled.div`
  display: grid;
  place-items: center;
  grid-row: 2;
  width: 3.5rem;
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
    grid-row: 1 / -1;
    width: auto;
  }
`

const Quote = styled.blockquote`
  grid-column: 1 / -1;
  max-width: 28em;
  font: 500 clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem) / 1.3 ${token.font.sans};
  letter-spacing: -0.02em;

  ${media.tablet} {
    grid-column: 2;
  }

  &::before {
    content: '“';
  }

  &::after {
    content: '”';
  }
`

const Source = styled.figcaption`
  ${wrappingRow}
  gap: ${token.space[1]} ${token.space[10]};
  ${smallMuted}
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
