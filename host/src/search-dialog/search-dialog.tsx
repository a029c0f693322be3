import { useEffect } from 'react'
import { LazyPart } from '../lazy-part/lazy-part'
import { searchWindow } from './search-part'
import { closeSearch, openSearch, useSearchIsOpen } from './search-store'

/** The search dialog: opened by the header's button and by Ctrl+K or Cmd+K. */
export function SearchDialog() {
  const open = useSearchIsOpen()

  useEffect(() => {
    document.addEventListener('keydown', openByShortcut)
    return () => document.removeEventListener('keydown', openByShortcut)
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

function openByShortcut(event: KeyboardEvent) {
  const asked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
  if (!asked || event.shiftKey || event.altKey) return
  event.preventDefault()
  // Not on top of another dialog.
  if (document.querySelector('[role=dialog]') === null) openSearch()
}
