import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const isOpen = createStore(() => false)

/** What was typed since the dialog was asked for and before its field had the focus. */
let typedAhead = ''

export function openSearch() {
  typedAhead = ''
  isOpen.setState(true)
}

export const searchIsOpen = isOpen.getState
export const closeSearch = () => isOpen.setState(false)
export const typeAhead = (key: string) => (typedAhead += key)

/** Once. */
export function takeTypedAhead() {
  const typed = typedAhead
  typedAhead = ''
  return typed
}

export const useSearchIsOpen = () => useStore(isOpen)
