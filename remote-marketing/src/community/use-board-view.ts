import { useState } from 'react'

export type BoardTab = 'discussions' | 'categories' | 'contributors'

const isBoardTab = (value: string): value is BoardTab =>
  value === 'discussions' || value === 'categories' || value === 'contributors'

export type BoardView = ReturnType<typeof useBoardView>

/** Tab, search and category. A search always shows the discussions. */
export function useBoardView() {
  const [tab, setTab] = useState<BoardTab>('discussions')
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  return {
    tab,
    query,
    category,
    chooseTab: (value: string) => {
      if (isBoardTab(value)) setTab(value)
    },
    search: (text: string) => {
      setQuery(text)
      setTab('discussions')
    },
    showCategory: (name: string) => {
      setCategory(name)
      setQuery('')
      setTab('discussions')
    },
    showAll: () => {
      setCategory(null)
      setQuery('')
      setTab('discussions')
    },
  }
}
