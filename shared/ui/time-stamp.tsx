import { dayWords, momentOf, momentWords } from '../words/date-words'

interface TimeStampProps {
  iso: string
  /** Day and time of day; otherwise the day, and the rest on demand. */
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
