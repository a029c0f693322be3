import { useState } from 'react'

export type BoardTab = 'discussions' | 'categories' | 'contributors'

const isBoardTab = (value: string): value is BoardTab =>
  value === 'discussions' || value === 'categories' || value === 'contributors'

export type BoardView = ReturnType<typeof useBoardView>

/** Tab, search, category, and whether only discussions without an answer are shown. A search always shows the discussions. */
export function useBoardView() {
  const [tab, setTab] = useState<BoardTab>('discussions')
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const [isUnanswered, setIsUnanswered] = useState(false)
  const show = (name: string | null) => {
    setCategory(name)
    setIsUnanswered(false)
    setQuery('')
    setTab('discussions')
  }
  return {
    tab,
    query,
    category,
    isUnanswered,
    toggleUnanswered: () => setIsUnanswered(!isUnanswered),
    chooseTab: (value: string) => {
      if (isBoardTab(value)) setTab(value)
    },
    search: (text: string) => {
      setQuery(text)
      setTab('discussions')
    },
    showCategory: show,
    leaveCategory: () => {
      setCategory(null)
      setQuery('')
    },
    showAll: () => show(null),
  }
}
