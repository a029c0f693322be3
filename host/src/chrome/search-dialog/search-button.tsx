import { Search } from 'lucide-react'
import { preloadOnIntent } from '@fivefold/shared/loading/part-loader'
import { IconButton } from '../header-controls/header-control'
import { searchWindow } from './search-part'
import { openSearch } from './search-store'

export function SearchButton() {
  return (
    <IconButton
      {...preloadOnIntent(searchWindow)}
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
    >
      <Search aria-hidden="true" />
    </IconButton>
  )
}
