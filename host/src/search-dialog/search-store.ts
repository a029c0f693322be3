import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const isOpen = createStore(() => false)

export const openSearch = () => isOpen.setState(true)
export const closeSearch = () => isOpen.setState(false)
export const useSearchIsOpen = () => useStore(isOpen)
