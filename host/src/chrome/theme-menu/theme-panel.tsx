import { themePreferences, type ThemePreference } from '@fivefold/shared/theme/theme-preference'
import { token } from '@fivefold/shared/theme/tokens'
import { MenuChoice } from '../header-controls/menu-items'
import { Monitor, Moon, Sun } from 'lucide-react'
import styled from 'styled-components'
import { MenuPanel } from '../header-controls/menu-panel'
import type { MenuPartProps } from '../header-controls/use-menu-button'

interface ThemePanelProps extends MenuPartProps {
  preference: ThemePreference
  onChoose: (preference: ThemePreference) => void
}

export function ThemePanel({ wiring, preference, onChoose }: ThemePanelProps) {
  function choose(value: string) {
    const chosen = themePreferences.find((each) => each === value)
    if (chosen) onChoose(chosen)
  }
  return (
    <MenuPanel wiring={wiring} label="Theme" align="end">
      <Choices>
        <MenuChoice value={preference} options={options} onValueChange={choose} />
      </Choices>
    </MenuPanel>
  )
}

const options = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
]

const Choices = styled.div`
  width: 11rem;
  padding: ${token.space[2]};
`
