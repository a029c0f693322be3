import { useEffect, useEffectEvent } from 'react'
import { latinKey } from '@fivefold/shared/keys/key-of'
import { useDeskChoice } from './desk-choices'

/** Elements in which keys write, choose, or belong to something else. */
const taken =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement && !target.closest('[role=dialog]')

/**
 * Single keys of the whole page, by the Latin letter on any layout. Input methods keep theirs: the host hides those.
 * @param leave acts on Escape in a text, which keeps all other keys.
 */
export function useDeskKeys(
  acts: Readonly<Record<string, (() => void) | undefined>>,
  leave: () => void,
): void {
  const [isOff] = useDeskChoice('no-keys')
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (event.key === 'Escape' && isText(target) && !defaultPrevented) leave()
    const act = acts[latinKey(event)]
    if (isOff || !act || ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.closest(taken)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
