import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { countWords } from '../../browser/words/count-words'

/** A form that takes files offers to take a text as one. */
export interface LongText {
  readonly label: (text: string) => string
  readonly take: (text: string) => void
}

/** A text area lays out this many times its limit. Browsers need a minute for millions of characters. */
const timesLimit = 10

/**
 * Keeps a text far beyond the limit out of a text area, and says how long it is. What was entered before stays.
 * @param limit characters.
 */
export function useOverlongText({ limit = Infinity, value, longText }: Overlong) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [refused, setRefused] = useState('')
  const most = limit * timesLimit

  const check = useEffectEvent((event: InputEvent, field: HTMLTextAreaElement) => {
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    if (text === '') return
    const { value, selectionStart, selectionEnd } = field
    const isTooLong = value.length - (selectionEnd - selectionStart) + text.length > most
    if (isTooLong) event.preventDefault()
    setRefused(isTooLong ? text : '')
  })
  /** Before the scripts, and for some software, nothing is checked: the field then gets its value back. */
  const takeOut = useEffectEvent((field: HTMLTextAreaElement) => {
    if (field.value.length <= most) return
    setRefused(field.value)
    field.value = typeof value === 'string' ? value : ''
  })
  // Before the form reads its fields.
  useLayoutEffect(() => {
    const field = area.current
    if (!field) return
    const ended = new AbortController()
    const { signal } = ended
    const onInput = () => takeOut(field)
    field.addEventListener('beforeinput', (event) => check(event, field), { signal })
    field.addEventListener('input', onInput, { signal })
    onInput()
    return () => ended.abort()
  }, [])

  if (refused === '') return { area, problem: undefined, offer: null }
  const problem =
    `This text has ${countWords(refused.length)} characters, and the field takes ${countWords(limit)}. ` +
    'It was not added.'
  const take = () => {
    longText?.take(refused)
    setRefused('')
    area.current?.focus()
  }
  const offer: ReactNode = longText && (
    <Offer type="button" onClick={take}>
      {longText.label(refused)}
    </Offer>
  )
  return { area, problem, offer }
}

interface Overlong {
  limit: number | undefined
  value: unknown
  longText: LongText | undefined
}

const Offer = styled.button`
  justify-self: start;
  min-height: 2.75rem;
  color: ${token.color.accent};
  font-weight: 550;
  font-size: ${token.type.small};
  text-decoration: underline;
  cursor: pointer;
`
