import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { answerIdea, type PlannedItem } from '@fivefold/shared/store/roadmap-commands'
import { ideaContent } from './idea-content'

/** Answers an idea, and tells the admin. @returns whether it is stored. */
export function answer(ideaId: string, words: string, item?: PlannedItem): boolean {
  const isAnswered = attempt(ideaContent.failed, () => {
    answerIdea(ideaId, words, item)
    return true
  })
  if (!isAnswered) return false
  notify({ title: item ? ideaContent.planned : ideaContent.declined, tone: 'success' })
  return true
}
