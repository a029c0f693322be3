import { createContext } from 'react'

/** The header's element. Its menus are rendered into it, so that they belong to the landmark. */
export const BannerContext = createContext<HTMLElement | null>(null)
