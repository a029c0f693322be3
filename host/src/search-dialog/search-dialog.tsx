import { useEffect } from 'react'
import { LazyPart } from '../lazy-part/lazy-part'
import { searchWindow } from './search-part'
import { closeSearch, openSearch, searchIsOpen, typeAhead, useSearchIsOpen } from './search-store'

/** The search dialog: opened by the header's button and by Ctrl+K or Cmd+K. */
export function SearchDialog() {
  const open = useSearchIsOpen()

  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <LazyPart
      loader={searchWindow}
      wanted={open}
      onFailure={closeSearch}
      partProps={{ open, onClose: closeSearch }}
    />
  )
}

function handleKey(event: KeyboardEvent) {
  const { key, altKey, shiftKey } = event
  const isShortcut = event.ctrlKey || event.metaKey
  const hasDialog = document.querySelector('[role=dialog]') !== null
  const hasFocus = document.querySelector('[role=dialog] :focus') !== null
  const isAwaited = searchIsOpen() && !hasFocus && !isShortcut
  if (isShortcut && key.toLowerCase() === 'k' && !shiftKey && !altKey) {
    // Not on top of another dialog.
    if (!hasDialog) openSearch()
  } else if (isAwaited && key === 'Escape') closeSearch()
  else if (isAwaited && key.length === 1) typeAhead(key)
  else return
  event.preventDefault()
}
