import { useEffect, useState, type ReactNode } from 'react'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { controlParts } from './control-parts'
import { layoutParts } from './layout-parts'
import { messageParts } from './message-parts'
import { textParts } from './text-parts'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Eyebrow } from '@fivefold/shared/ui/text'

const themes = ['light', 'dark'] as const
const isDark = () => document.documentElement.classList.contains('dark')

/** Every part of `shared/ui` in one theme. `pnpm dev` serves it at `/dev/`; no build contains it. */
export function PartsPage() {
  const [theme, setTheme] = useState<(typeof themes)[number]>(() => (isDark() ? 'dark' : 'light'))
  useEffect(() => {
    document.documentElement.className = theme
  }, [theme])
  return (
    <main>
      <PageHead eyebrow="shared/ui" title="Parts" lead="Every part of the design system.">
        <ChipRow label="Theme">
          {themes.map((each) => (
            <Chip key={each} pressed={each === theme} onClick={() => setTheme(each)}>
              {each === 'light' ? 'Light' : 'Dark'}
            </Chip>
          ))}
        </ChipRow>
      </PageHead>
      {Object.entries({ ...textParts, ...controlParts, ...messageParts, ...layoutParts }).map(
        ([file, Example]) => (
          <Part key={file} file={file}>
            <Example />
          </Part>
        ),
      )}
    </main>
  )
}

/** One file of `shared/ui` with its name. */
function Part({ file, children }: { file: string; children: ReactNode }) {
  return (
    <Frame id={file}>
      <Container>
        <Stack $gap={4}>
          <Eyebrow as="h2">{file}</Eyebrow>
          {children}
        </Stack>
      </Container>
    </Frame>
  )
}

const Frame = styled.section`
  padding-block: ${token.space[8]};
  border-top: 1px solid ${token.color.line};
`
