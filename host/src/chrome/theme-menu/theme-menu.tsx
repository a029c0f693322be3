import { useState } from 'react'
import { useThemePreference } from '@fivefold/shared/theme/theme-preference'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { Moon, Sun } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '../header-controls/header-control'
import { LazyPart } from '../../loading/lazy-part/lazy-part'
import { useMenuButton } from '../header-controls/use-menu-button'

const loader = createPartLoader(() => import('./theme-panel').then((module) => module.ThemePanel))

/** Stays mounted, so that the System theme follows the device while the page is open. */
export function ThemeMenu() {
  const { preference, choose } = useThemePreference()
  const [open, setOpen] = useState(false)
  const { wiring, buttonProps } = useMenuButton({ loader, open, onOpenChange: setOpen })
  return (
    <>
      <ThemeButton {...buttonProps} aria-label="Theme">
        <Sun aria-hidden="true" />
        <Moon aria-hidden="true" />
      </ThemeButton>
      <LazyPart
        loader={loader}
        wanted={open}
        onFailure={() => setOpen(false)}
        partProps={{ wiring, preference, onChoose: choose }}
      />
    </>
  )
}

/* Shows the icon by the root element's class, which is right in a prerendered page, too. */
const ThemeButton = styled(IconButton)`
  :root.dark & > svg:first-child,
  :root:not(.dark) & > svg:last-child {
    display: none;
  }
`
