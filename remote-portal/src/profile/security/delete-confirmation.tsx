import * as v from 'valibot'
import { TextField } from '@fivefold/shared/fields/field'
import { forgetDraftsOf } from '@fivefold/shared/forms/drafts/forget-drafts'
import { useForm } from '@fivefold/shared/forms/use-form'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { deleteAccount } from '@fivefold/shared/store/profile-commands'
import { forgetViews } from '@fivefold/shared/work-area/remembered-views'
import { Button } from '@fivefold/shared/ui/button'
import { Stack } from '@fivefold/shared/ui/layout'
import { ButtonRow } from './button-row'
import { yourDataContent } from '../your-data/your-data-content'

const { remove, cancel } = yourDataContent

export function DeleteConfirmation({ user, onCancel }: { user: User; onCancel: () => void }) {
  const navigate = useNavigate()
  const form = useForm({
    fields: confirmationFields(user.email),
    onSubmit: () =>
      attempt('Account not deleted', () => {
        deleteAccount()
        forgetViews(user.id)
        forgetDraftsOf(user.id)
        void navigate(paths.home)
        notify({ title: remove.done, description: remove.doneHint })
      }),
  })
  return (
    <Stack as="form" {...form.formProps}>
      <TextField {...form.field('email')} autoCapitalize="off" spellCheck={false} />
      <ButtonRow>
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" variant="danger">
          {remove.submit}
        </Button>
      </ButtonRow>
    </Stack>
  )
}

const confirmationFields = (email: string) => ({
  email: {
    label: remove.confirm,
    hint: email,
    autoComplete: 'off',
    rule: v.pipe(v.string(), v.trim(), v.literal(email, remove.mismatch(email))),
  },
})
