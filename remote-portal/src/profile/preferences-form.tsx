import styled from 'styled-components'
import { useForm } from '@fivefold/shared/forms/use-form'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { savePreferences } from '@fivefold/shared/store/profile-commands'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { SwitchField } from '@fivefold/shared/ui/switch'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { mailChoices } from '../extensions'
import { profileContent } from './profile-content'
import { preferenceFields } from './profile-fields'
import { SaveBar } from './save-bar'
import { Sheet } from '../listing/sheet'
import { minimumBusyTime } from './minimum-busy-time'

const { preferences: words } = profileContent

export function PreferencesForm({ user }: { user: User }) {
  const form = useForm({
    fields: preferenceFields,
    initial: user.preferences,
    draft: 'preferences',
    async onSubmit(preferences) {
      const user = attempt('Preferences not saved', () => savePreferences(preferences))
      if (!user) return
      form.reset()
      await minimumBusyTime()
      notify({ title: words.saved, tone: 'success' })
    },
  })
  return (
    <Stack $gap={6}>
      <Sheet as="form" {...form.formProps}>
        <PanelHead title={words.title} lead={words.lead} />
        <Switches>
          {mailChoices.length === 0 && <SwitchField {...form.field('emailNotifications')} />}
          <SwitchField {...form.field('marketingEmails')} />
          <SwitchField {...form.field('newsletter')} />
        </Switches>
        <SaveBar busy={form.busy} draft={form.draft} onDiscard={form.reset}>
          {words.save}
        </SaveBar>
      </Sheet>
      {mailChoices.map((Choices, index) => (
        <Choices key={index} />
      ))}
    </Stack>
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
