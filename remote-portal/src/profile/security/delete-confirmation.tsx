import { useMemo } from 'react'
import * as v from 'valibot'
import { TextField } from '@fivefold/shared/fields/field'
import { useForm } from '@fivefold/shared/forms/use-form'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { notify } from '@fivefold/shared/notify/toast'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { deleteAccount } from '@fivefold/shared/store/profile-commands'
import { Button } from '@fivefold/shared/ui/button'
import { Stack } from '@fivefold/shared/ui/layout'
import { DialogButtons } from './dialog-buttons'
import { yourDataContent } from '../your-data/your-data-content'

const { remove, cancel } = yourDataContent

export function DeleteConfirmation({ user, onCancel }: { user: User; onCancel: () => void }) {
  const navigate = useNavigate()
  const schema = useMemo(() => confirmationSchema(user.email), [user.email])
  const form = useForm({
    schema,
    onSubmit() {
      deleteAccount()
      void navigate(paths.home)
      notify({ title: remove.done, description: remove.doneHint })
    },
  })
  return (
    <Stack as="form" {...form.formProps}>
      <TextField
        label={remove.confirm}
        name="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        hint={user.email}
        error={form.errors.email}
      />
      <DialogButtons>
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" variant="danger">
          {remove.submit}
        </Button>
      </DialogButtons>
    </Stack>
  )
}

const confirmationSchema = (email: string) =>
  v.object({ email: v.pipe(v.string(), v.trim(), v.literal(email, remove.mismatch(email))) })
