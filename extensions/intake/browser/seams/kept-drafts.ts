import { receiptOf } from '../../outbox/receipts'
import { moveDraft } from '@fivefold/shared/forms/drafts/stored-draft'
import type { leadSending } from '@fivefold/shared/seams/site-seams'
import { localArea } from '@fivefold/shared/storage/browser-storage'
import { draftPrefix } from '@fivefold/shared/storage/storage-keys'

/* The draft of a record that is sent. It is kept until the intake has answered. */

const unowned = (form: string) => draftPrefix + form
const sentPrefix = (form: string) => `${unowned(form)}@`

export const keepDraft: typeof leadSending.keepDraft = ({ form, key }, recordId) => {
  const text = localArea.get(key)
  if (text === null) return
  localArea.remove(key)
  localArea.set(`${sentPrefix(form)}${recordId}${key.slice(unowned(form).length)}`, text)
}

/** Takes back the draft of a refused record, unless there is a newer one. */
export const takeDraftBack: typeof leadSending.takeDraftBack = ({ form, key, owner }) =>
  localArea.keys(sentPrefix(form)).some((sentKey) => {
    const [id = '', account] = sentKey.slice(sentPrefix(form).length).split(':')
    const answer = receiptOf(id)
    if (!answer || (account !== undefined && account !== owner)) return false
    if (answer.refused === undefined) localArea.remove(sentKey)
    if (answer.refused === undefined || localArea.get(key) !== null) return false
    moveDraft(sentKey, key)
    return true
  })
