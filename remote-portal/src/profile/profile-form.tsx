import { notify } from '@fivefold/shared/notify/toast'
import { TextField } from '@fivefold/shared/fields/field'
import { useForm } from '@fivefold/shared/forms/use-form'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { saveProfile } from '@fivefold/shared/store/profile-commands'
import { Grid } from '@fivefold/shared/ui/layout'
import { PanelHead } from '../listing/panel-head'
import { profileContent } from './profile-content'
import { profileSchema } from './profile-schema'
import { SaveButton } from './save-button'
import { Sheet } from '../listing/sheet'
import { shownLongEnough } from './shown-long-enough'
import { useFieldsFollow } from './use-fields-follow'

const fieldNames = ['name', 'email', 'company', 'phone'] as const

const { form: words, errors: messages } = profileContent

export function ProfileForm({ user }: { user: User }) {
  const form = useForm({
    schema: profileSchema,
    validation: 'browser',
    async onSubmit(values) {
      const outcome = saveProfile(values)
      if (outcome.ok) {
        await shownLongEnough()
        notify({ title: words.saved, tone: 'success' })
      } else {
        form.refuse(outcome.message === messages.name ? 'name' : 'email', outcome.message)
      }
    },
    onInvalid(errors) {
      const title = Object.values(errors).find(Boolean)
      if (title) notify({ title, tone: 'destructive' })
    },
  })
  useFieldsFollow(form.formProps.ref, fieldNames, user)
  const { errors } = form
  return (
    <Sheet as="form" {...form.formProps}>
      <PanelHead title={words.title} lead={words.lead} />
      <Grid $min="16rem" $gap={5}>
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          aria-required
          defaultValue={user.name}
          error={errors.name}
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          aria-required
          hint={words.emailHint}
          defaultValue={user.email}
          error={errors.email}
        />
        <TextField
          label={words.company}
          name="company"
          autoComplete="organization"
          hint={words.optional}
          defaultValue={user.company}
          error={errors.company}
        />
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={words.optional}
          defaultValue={user.phone}
          error={errors.phone}
        />
      </Grid>
      <SaveButton busy={form.busy}>{words.save}</SaveButton>
    </Sheet>
  )
}
