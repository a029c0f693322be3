import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { TextField } from '@fivefold/shared/fields/field'
import { firstMessage, useForm } from '@fivefold/shared/forms/use-form'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { accounts } from '@fivefold/shared/seams/site-seams'
import { saveProfile } from '@fivefold/shared/store/profile-commands'
import { Grid } from '@fivefold/shared/ui/grid'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { profileContent } from './profile-content'
import { profileFields } from './profile-fields'
import { SaveBar } from './save-bar'
import { Sheet } from '../listing/sheet'
import { minimumBusyTime } from './minimum-busy-time'

const { form: words } = profileContent

export function ProfileForm({ user }: { user: User }) {
  const { name, email, company, phone } = user
  const proved = accounts.provedEmail(email)
  const form = useForm({
    fields: profileFields,
    initial: { name, email, company, phone },
    draft: 'profile',
    validation: 'browser',
    async onSubmit(values) {
      const outcome = attempt('Profile not saved', () =>
        saveProfile(proved ? { ...values, email } : values),
      )
      if (!outcome) return undefined
      if (!outcome.ok) return { [outcome.field]: outcome.message }
      form.reset()
      await minimumBusyTime()
      notify({ title: words.saved, tone: 'success' })
      return undefined
    },
    problem: firstMessage,
  })
  const { field } = form
  return (
    <Sheet as="form" {...form.formProps}>
      <PanelHead title={words.title} lead={words.lead} />
      <Grid $min="16rem" $gap={5}>
        <TextField {...field('name')} />
        <TextField {...field('email')} {...proved} />
        <TextField {...field('company')} />
        <TextField {...field('phone')} />
      </Grid>
      <SaveBar busy={form.busy} draft={form.draft} onDiscard={form.reset}>
        {words.save}
      </SaveBar>
    </Sheet>
  )
}
