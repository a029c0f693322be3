import { useEffect, useEffectEvent, useRef } from 'react'
import type { Notification } from '../ui/notify/notification'
import { notify } from '../ui/notify/toast'

export type Problem = Pick<Notification, 'title' | 'description'>

/**
 * Shows the form's problem in a toast at each rejection. The toast disappears with the form, and as soon as the
 * problem changes or ends.
 */
export function useProblemToast(problem: Problem | undefined, rejections: number) {
  const shown = useRef<Problem & { hide: () => void }>(undefined)

  const hide = useEffectEvent(() => {
    shown.current?.hide()
    shown.current = undefined
  })
  const show = useEffectEvent(() => {
    if (problem) shown.current = { ...problem, hide: notify({ ...problem, tone: 'destructive' }) }
  })

  useEffect(() => {
    if (shown.current?.title !== problem?.title) hide()
  }, [problem?.title])
  useEffect(() => {
    if (rejections > 0) show()
  }, [rejections])
  useEffect(() => () => hide(), [])
}
