import * as v from 'valibot'

/**
 * @param whole the name of what is not as expected, where no part of it has one.
 * @example 'email is no email address.'
 */
export function reasonOf(issue: v.BaseIssue<unknown>, whole = 'The record'): string {
  const message = issue.message.startsWith('Invalid') ? 'is not as expected' : issue.message
  return `${v.getDotPath(issue)?.replace('record.', '') ?? whole} ${message}.`
}
