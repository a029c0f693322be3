import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { media, token } from '../theme/tokens'

type Gap = keyof typeof token.space

/** The page's column: 72rem of content between gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(2 * var(--gutter) + ${token.width.content});
  margin-inline: auto;
  padding-inline: var(--gutter);
`

export interface SectionProps extends ComponentProps<'section'> {
  /** `ink` is a dark band in both themes; everything inside takes the dark colors. */
  tone?: 'paper' | 'surface' | 'ink'
  /** The id of the section's heading. */
  labelledBy?: string
}

export function Section({ tone = 'paper', labelledBy, ...rest }: SectionProps) {
  return (
    <SectionBox
      {...rest}
      data-tone={tone}
      data-scheme={tone === 'ink' ? 'dark' : undefined}
      aria-labelledby={labelledBy}
    />
  )
}

/** Children one below the other; the parent owns the space between them. */
export const Stack = styled.div<{ $gap?: Gap }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => token.space[$gap]};
`

/** Children side by side; they wrap when there is no room. */
export const Cluster = styled.div<{ $gap?: Gap; $justify?: 'start' | 'center' | 'between' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) =>
    $justify === 'between' ? 'space-between' : $justify};
  gap: ${({ $gap = 3 }) => token.space[$gap]};
`

/** As many equal columns as fit, none narrower than `$min`. */
export const Grid = styled.div<{ $min?: string; $gap?: Gap }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min = '17rem' }) => $min}, 100%), 1fr));
  gap: ${({ $gap = 6 }) => token.space[$gap]};
`

/** Two parts beside each other from the desktop width on; `$gap` is the space between them there. */
export const Split = styled.div<{
  $align?: 'start' | 'center'
  $ratio?: 'even' | 'wide' | 'narrow' | 'third'
  $gap?: Gap
}>`
  display: grid;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${token.space[10]} ${({ $gap }) => ($gap ? token.space[$gap] : 'clamp(2.5rem, 6vw, 5rem)')};

  & > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: ${({ $ratio = 'even' }) => splitColumns[$ratio]};
  }
`

const splitColumns = { even: '1fr 1fr', wide: '7fr 5fr', narrow: '5fr 7fr', third: '4fr 8fr' }

/** Running text: readable measure, space between its elements. */
export const Prose = styled.div`
  display: flow-root;
  max-width: ${token.width.prose};
  color: ${token.color.ink};

  & > * + * {
    margin-block-start: ${token.space[4]};
  }

  & > * + :is(h2, h3) {
    margin-block-start: ${token.space[10]};
  }

  & :is(h2, h3) {
    font-family: ${token.font.display};
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }

  & h2 {
    font-size: ${token.type.title};
  }

  & h3 {
    font-size: ${token.type.lead};
  }

  & :is(ul, ol) {
    padding-inline-start: ${token.space[5]};
  }

  & ul {
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & li + li {
    margin-block-start: ${token.space[2]};
  }

  & li::marker {
    color: ${token.color.inkMuted};
  }

  & a {
    color: ${token.color.accent};
    text-decoration: underline;
  }
`

const SectionBox = styled.section`
  padding-block: ${token.space.section};

  [data-page-head] + &[data-tone='paper'],
  &[data-tone='paper'] + &[data-tone='paper'],
  &[data-tone='surface'] + &[data-tone='surface'],
  &[data-tone='ink'] + &[data-tone='ink'] {
    padding-block-start: 0;
  }

  &[data-tone='surface'] {
    background: ${token.color.surface};
  }

  &[data-tone='ink'] {
    background: ${token.color.paper};
  }
`
