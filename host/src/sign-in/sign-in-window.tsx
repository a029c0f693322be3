import { useState } from 'react'
import { initialValues } from '@fivefold/shared/forms/form-fields'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { AccountView } from './account-view'
import { LoginForm } from './login-form'
import { RegistrationForm } from './registration-form'
import { ResetForm } from './reset-form'
import { signInContent } from './sign-in-content'
import { registrationFields } from './sign-in-fields'

export interface SignInWindowProps {
  open: boolean
  onClose: () => void
}

/** Login, registration and password reset. The dialog always opens at Login. */
export function SignInWindow({ open, onClose }: SignInWindowProps) {
  const [forgotten, setForgotten] = useState(false)
  // Shared by all views, so that none asks for the email again. Passwords stay in their fields.
  const draft = useDraft(undefined, initialValues(registrationFields))

  function change(next: boolean) {
    if (next) return
    onClose()
    setForgotten(false)
    draft.discard()
  }

  const { title, description, resetTitle, resetDescription } = signInContent
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="small"
      title={forgotten ? resetTitle : title}
      description={forgotten ? resetDescription : description}
    >
      <AccountView
        key={forgotten ? 'reset' : 'account'}
        onTypedAhead={(text) => draft.change({ email: draft.values.email + text })}
      >
        {forgotten ? (
          <ResetForm draft={draft} onBack={() => setForgotten(false)} />
        ) : (
          <Tabs defaultValue="login">
            <TabList label={title}>
              <Tab value="login">Login</Tab>
              <Tab value="register">Register</Tab>
            </TabList>
            <TabPanel value="login">
              <LoginForm draft={draft} onForgotten={() => setForgotten(true)} />
            </TabPanel>
            <TabPanel value="register">
              <RegistrationForm draft={draft} />
            </TabPanel>
          </Tabs>
        )}
      </AccountView>
    </Dialog>
  )
}
