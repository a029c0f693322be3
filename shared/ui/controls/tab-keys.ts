import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move the focus along a tab list and choose the focused tab. */
export function moveBetweenTabs(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')]
  const from = tabs.findIndex((tab) => tab === document.activeElement)
  const last = tabs.length - 1
  const target = new Map([
    ['ArrowRight', from === last ? 0 : from + 1],
    ['ArrowLeft', from <= 0 ? last : from - 1],
    ['Home', 0],
    ['End', last],
  ]).get(event.key)
  if (target === undefined) return
  event.preventDefault()
  tabs[target]?.focus()
  tabs[target]?.click()
}
