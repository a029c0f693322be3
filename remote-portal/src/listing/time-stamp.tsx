import { dayWords, momentWords } from './date-words'

interface TimeStampProps {
  iso: string
  /** Day and time of day; otherwise the day alone. */
  exact?: boolean
}

export function TimeStamp({ iso, exact = false }: TimeStampProps) {
  return <time dateTime={iso}>{exact ? momentWords(iso) : dayWords(iso)}</time>
}
