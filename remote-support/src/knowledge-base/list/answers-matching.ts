import { phraseFilter } from '@fivefold/shared/words/folded'
import { answerList, type ListedAnswer } from '../../answers/answer-list'

/** Answers by the rule for articles: the title contains the query. Without a category, all. */
export function answersMatching(query: string, category: string): readonly ListedAnswer[] {
  const isFound = phraseFilter(query)
  return answerList.filter(
    (answer) => isFound(answer.title) && (category === '' || answer.category === category),
  )
}
