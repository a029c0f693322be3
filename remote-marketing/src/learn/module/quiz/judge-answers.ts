import type { Question } from '../module'
import { moduleContent } from '../module-content'

/** The chosen option of each question. */
export type Answers = Readonly<Record<string, string>>

const { missing, right, wrong } = moduleContent.quiz

const isRight = (question: Question, answers: Answers) => answers[question.id] === question.right

/** Gives a question its text below the options: a hint if the answer is right, else an error. */
export function judged(question: Question, answers: Answers) {
  if (answers[question.id] === undefined) return { error: missing }
  return isRight(question, answers)
    ? { hint: `${right} ${question.reason}` }
    : { error: `${wrong} ${question.reason}` }
}

export const rightAnswers = (questions: readonly Question[], answers: Answers) =>
  questions.filter((question) => isRight(question, answers)).length
