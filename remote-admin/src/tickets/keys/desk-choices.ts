import { useSyncExternalStore } from 'react'
import { localArea } from '@fivefold/shared/storage/browser-storage'

/** - `no-keys`: single keys do nothing;
 * - `sound`: a new ticket is heard;
 * - `title`: the title of the tab counts new tickets. */
type DeskChoice = 'no-keys' | 'sound' | 'title'

/** Words for what an operator has chosen in this browser. */
const place = 'fivefold-desk'

const listeners = new Set<() => void>()

function follow(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const chosen = () => localArea.get(place) ?? ''
const none = () => ''

/** Whether an operator has chosen it, and a function to choose. */
export function useDeskChoice(choice: DeskChoice): [boolean, (isChosen: boolean) => void] {
  const words = useSyncExternalStore(follow, chosen, none).split(' ')
  return [
    words.includes(choice),
    (isChosen) => {
      const others = words.filter((word) => word !== '' && word !== choice)
      localArea.set(place, [...others, ...(isChosen ? [choice] : [])].join(' '))
      listeners.forEach((listener) => listener())
    },
  ]
}
