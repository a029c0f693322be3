import { text } from '@fivefold/shared/domain/model/record-fields'
import { defineRecords } from '@fivefold/shared/records/define-records'
import { useRecords } from '@fivefold/shared/records/use-records'
import { useCurrentUser } from '@fivefold/shared/session/current-user'

/** The chosen option of each question. */
export type Answers = Readonly<Record<string, string>>

/** The answers of a check are one text, as in the query of an address. */
export const answerRecords = defineRecords({
  name: 'marketing',
  version: 1,
  collections: { checkedAnswers: { module_id: text, answers: text } },
  operations: {
    answersChecked: {
      facts: { moduleId: text, answers: text },
      apply: ({ checkedAnswers }, { id, userId, moduleId, answers }) => ({
        checkedAnswers: [
          ...checkedAnswers.filter((one) => one.user_id !== userId || one.module_id !== moduleId),
          { id, user_id: userId, module_id: moduleId, answers },
        ],
      }),
    },
  },
})

/** @throws StoreError if storage refuses the answers. */
export function keepAnswers(moduleId: string, answers: Answers): void {
  const query = new URLSearchParams(answers).toString()
  answerRecords.keep('answersChecked', { moduleId, answers: query })
}

/** The answers that the visitor has checked last. */
export function useKeptAnswers(moduleId: string): Answers {
  const userId = useCurrentUser()?.id ?? ''
  const kept = useRecords(answerRecords, ({ checkedAnswers }) =>
    checkedAnswers.find((one) => one.user_id === userId && one.module_id === moduleId),
  )
  return Object.fromEntries(new URLSearchParams(kept?.answers))
}
