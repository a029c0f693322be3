import { useState } from 'react'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { notify } from '@fivefold/shared/notify/toast'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { clearBrowserData } from '@fivefold/shared/session/browser-data'
import { Button } from '@fivefold/shared/ui/button'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { ExportFirst } from '../your-data/export-first'
import { ButtonRow } from './button-row'
import { PermanentAction } from './permanent-action'
import { yourDataContent } from '../your-data/your-data-content'

const { clear, cancel } = yourDataContent

export function ClearBrowserData({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()

  function clearEverything() {
    setOpen(false)
    clearBrowserData()
    void navigate(paths.home)
    notify({ title: clear.done, description: clear.doneHint, tone: 'success' })
  }

  return (
    <>
      <PermanentAction label={clear.label} hint={clear.hint} onOpen={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title={clear.title} description={clear.text}>
        <ExportFirst userId={user.id} text={clear.copyFirst} />
        <ButtonRow>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {cancel}
          </Button>
          <Button variant="danger" onClick={clearEverything}>
            {clear.submit}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  )
}
