import { useState } from 'react'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { exportOf } from '../personal-data'
import { readState } from '@fivefold/shared/store/site-store'
import { Dialog } from '@fivefold/shared/ui/dialog'
import { ExportFirst } from '../your-data/export-first'
import { DeleteConfirmation } from './delete-confirmation'
import { PermanentAction } from './permanent-action'
import { yourDataContent } from '../your-data/your-data-content'

const { remove } = yourDataContent

export function DeleteAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const [loss, setLoss] = useState('')

  function openDialog() {
    const own = exportOf(readState(), user.id)
    setLoss(remove.text(own.supportTickets.length, own.roadmapVotes.length))
    setOpen(true)
  }

  return (
    <>
      <PermanentAction label={remove.label} hint={remove.hint} onOpen={openDialog} />
      <Dialog open={open} onOpenChange={setOpen} title={remove.title} description={loss}>
        <ExportFirst userId={user.id} text={remove.copyFirst} />
        <DeleteConfirmation user={user} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
