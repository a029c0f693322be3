import { useEffect } from 'react'
import { isSearchKey } from '@fivefold/shared/keys/key-of'
import { LazyPart } from '../../loading/lazy-part/lazy-part'
import { searchWindow } from './search-part'
import { closeSearch, openSearch, useSearchIsOpen } from './search-store'

/** The search dialog, opened by the header's button or its keys. */
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
  // AltGr writes letters, and counts as Ctrl and Alt.
  if (!isSearchKey(event) || event.shiftKey || event.altKey) return
  event.preventDefault()
  // Do not open on top of another dialog.
  if (!document.querySelector('[role=dialog]')) openSearch()
}
