import { useEffect, useState } from 'react'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { controlParts } from './control-parts'
import { layoutParts } from './layout-parts'
import { messageParts } from './message-parts'
import { Part } from './part'
import { textParts } from './text-parts'

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
