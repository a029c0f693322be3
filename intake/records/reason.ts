import * as v from 'valibot'

/** @example 'email is no email address.' */
export function reasonOf(issue: v.BaseIssue<unknown>): string {
  const message = issue.message.startsWith('Invalid') ? 'is not as expected' : issue.message
  return `${v.getDotPath(issue)?.replace('record.', '') ?? 'The record'} ${message}.`
}
