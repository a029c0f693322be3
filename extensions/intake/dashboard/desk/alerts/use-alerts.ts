import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TicketPage } from '../../../outbox/desk-answers'
import { get } from '../../../outbox/post'
import { useDeskChoice } from '../../admin-parts'
import { operatorPath } from '../../use-answer'
import { playTone } from './play-tone'

/** Milliseconds between two looks, also while the tab is hidden. */
const pause = 20_000

/** The tickets that wait for us, those first on which somebody has written last. */
const waiting = operatorPath('tickets', { answer: 'waiting', sort: '-updated' })

/** Tells of tickets that are new to the operator, in the ways that they have chosen. */
export function useAlerts(): void {
  const [hasSound] = useDeskChoice('sound')
  const [hasTitle] = useDeskChoice('title')
  const isWanted = hasSound || hasTitle
  const [count, setCount] = useState(0)
  const told = useRef<ReadonlySet<string>>(undefined)

  const look = useEffectEvent(async () => {
    const outcome = await get(waiting)
    if (outcome.kind !== 'answer') return
    const fresh = (outcome.body as TicketPage).tickets.filter(({ newEntries }) => newEntries > 0)
    const names = fresh.map(({ id, last }) => `${id} ${last?.at}`)
    if (hasSound && told.current && names.some((name) => !told.current?.has(name))) playTone()
    told.current = new Set(names)
    setCount(fresh.length)
  })

  useEffect(() => {
    if (!isWanted) return undefined
    const first = setTimeout(() => void look())
    const timer = setInterval(() => void look(), pause)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [isWanted])

  useEffect(() => {
    if (!hasTitle || count === 0) return undefined
    const { title } = document
    document.title = `(${count}) ${title}`
    return () => void (document.title = document.title.replace(/^\(\d+\) /, ''))
  }, [hasTitle, count])
}
