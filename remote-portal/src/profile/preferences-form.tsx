import { useRef, useState, type SyntheticEvent } from 'react'
import styled from 'styled-components'
import { notify } from '@fivefold/shared/notify/toast'
import type { Preferences, User } from '@fivefold/shared/domain/accounts/user'
import { savePreferences } from '@fivefold/shared/store/profile-commands'
import { token } from '@fivefold/shared/theme/tokens'
import { SwitchField } from '@fivefold/shared/ui/switch'
import { PanelHead } from '../listing/panel-head'
import { profileContent } from './profile-content'
import { SaveButton } from './save-button'
import { Sheet } from '../listing/sheet'
import { shownLongEnough } from './shown-long-enough'

const { preferences: words } = profileContent

/** Holds only what is not saved yet, so that the other switches follow a change in another tab. */
export function PreferencesForm({ user }: { user: User }) {
  const [changes, setChanges] = useState<Partial<Preferences>>({})
  const [busy, setBusy] = useState(false)
  const saving = useRef(false)
  const preferences = { ...user.preferences, ...changes }

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (saving.current) return
    saving.current = true
    setBusy(true)
    savePreferences(preferences)
    setChanges({})
    await shownLongEnough()
    notify({ title: words.saved, tone: 'success' })
    saving.current = false
    setBusy(false)
  }

  return (
    <Sheet as="form" aria-busy={busy} onSubmit={(event) => void save(event)}>
      <PanelHead title={words.title} lead={words.lead} />
      <Switches>
        {words.switches.map(({ name, label, hint }) => (
          <SwitchField
            key={name}
            name={name}
            label={label}
            hint={hint}
            checked={preferences[name]}
            onCheckedChange={(checked) => setChanges((before) => ({ ...before, [name]: checked }))}
          />
        ))}
      </Switches>
      <SaveButton busy={busy}>{words.save}</SaveButton>
    </Sheet>
  )
}

const Switches = styled.div`
  display: grid;

  & > * {
    padding-block: ${token.space[3]};
  }

  & > * + * {
    border-block-start: 1px solid ${token.color.line};
  }
`
