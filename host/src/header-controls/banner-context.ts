import { createContext } from 'react'

/** The header's element: its menus float inside the landmark, not beside it. */
export const BannerContext = createContext<HTMLElement | null>(null)
