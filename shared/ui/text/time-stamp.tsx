import { dayWords, momentOf, momentWords } from '../../browser/words/date-words'

interface TimeStampProps {
  iso: string
  /** Shows day and time; otherwise only the day, with the time in the title. */
  exact?: boolean
}

/** @example <TimeStamp iso="2026-11-22T10:00:00Z" exact /> */
export function TimeStamp({ iso, exact = false }: TimeStampProps) {
  return (
    <time dateTime={momentOf(iso) ? iso : undefined} title={exact ? undefined : momentWords(iso)}>
      {exact ? momentWords(iso) : dayWords(iso)}
    </time>
  )
}
