import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const isOpen = createStore(() => false)

export const openPanel = () => isOpen.setState(true)
export const closePanel = () => isOpen.setState(false)
export const usePanelIsOpen = () => useStore(isOpen)
