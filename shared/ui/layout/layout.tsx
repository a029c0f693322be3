import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { media, token } from '../theme/tokens'

type Gap = keyof typeof token.space

/**
 * The page's column: 72rem of content between gutters.
 * @example <Container>…</Container>
 */
export const Container = styled.div`
  width: 100%;
  max-width: calc(2 * var(--gutter) + ${token.width.content});
  margin-inline: auto;
  padding-inline: var(--gutter);
`

export interface SectionProps extends ComponentProps<'section'> {
  /** `ink` is a dark band in both themes; its content has the dark colors. */
  tone?: 'paper' | 'surface' | 'ink'
  /** The id of the section's heading. */
  labelledBy?: string
}

/** @example <Section tone="surface" labelledBy="plans">…</Section> */
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

/**
 * A section whose content is in the page's column.
 * @example <ContainedSection tone="surface" labelledBy="plans">…</ContainedSection>
 */
export function ContainedSection({ children, ...section }: SectionProps) {
  return (
    <Section {...section}>
      <Container>{children}</Container>
    </Section>
  )
}

/**
 * A column of children; `$gap` is the space between them. `$align` also aligns their text.
 * @example <Stack $gap={4} $align="center">…</Stack>
 */
export const Stack = styled.div<{ $gap?: Gap; $align?: 'start' | 'center' | undefined }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => token.space[$gap]};
  ${({ $align }) => $align && `align-items: ${$align}; text-align: ${$align};`}
`

/**
 * A row of children that wraps.
 * @example <Cluster $gap={2} $justify="between">…</Cluster>
 */
export const Cluster = styled.div<{ $gap?: Gap; $justify?: 'start' | 'center' | 'between' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) =>
    $justify === 'between' ? 'space-between' : $justify};
  gap: ${({ $gap = 3 }) => token.space[$gap]};
`

/**
 * Two parts side by side from the desktop width on, `$gap` apart; below it, `$rowGap` apart. `$ratio`
 * is a name or the grid's columns.
 * @example <Split $ratio="4fr 7fr" $gap={20}>…</Split>
 */
export const Split = styled.div<{
  $align?: 'stretch' | 'start' | 'center' | 'end'
  $ratio?: 'even' | 'wide' | 'narrow' | 'third' | `${string} ${string}`
  $gap?: Gap
  $rowGap?: Gap
}>`
  display: grid;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${({ $rowGap = 'head', $gap = 16 }) => `${token.space[$rowGap]} ${token.space[$gap]}`};

  & > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: ${({ $ratio = 'even' }) => splitColumns[$ratio] ?? $ratio};
  }
`

const splitColumns: Readonly<Record<string, string>> = {
  even: '1fr 1fr',
  wide: '7fr 5fr',
  narrow: '5fr 7fr',
  third: '4fr 8fr',
}

const SectionBox = styled.section`
  padding-block: ${token.space.section};

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
