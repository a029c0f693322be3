import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { createTypeAhead } from '../../loading/lazy-part/type-ahead'

const isOpen = createStore(() => false)
const typeAhead = createTypeAhead(closeSearch)

export function openSearch() {
  if (!isOpen.getState()) typeAhead.begin()
  isOpen.setState(true)
}

export function closeSearch() {
  typeAhead.end()
  isOpen.setState(false)
}

export const takeTypedAhead = typeAhead.end
export const useSearchIsOpen = () => useStore(isOpen)
