import type { NavigationLabel } from './navigation-details-content'

/** A link of the header's menus, the mobile menu and the footer, which share this list. */
export interface NavigationLink {
  label: NavigationLabel
  to: string
}

export interface NavigationSubmenu {
  label: NavigationLabel
  links: readonly NavigationLink[]
}

export interface NavigationGroup {
  heading: string
  entries: readonly (NavigationLink | NavigationSubmenu)[]
}

export interface NavigationMenu {
  label: string
  /** The main group comes first; the others are shown next to it. */
  groups: readonly [NavigationGroup, ...NavigationGroup[]]
}

export interface HeaderLink {
  label: string
  to: string
}

export const isSubmenu = (entry: NavigationLink | NavigationSubmenu): entry is NavigationSubmenu =>
  'links' in entry

/** A group's links in order; a submenu is replaced by its links. */
export const linksOfGroup = (group: NavigationGroup): readonly NavigationLink[] =>
  group.entries.flatMap((entry) => (isSubmenu(entry) ? entry.links : [entry]))

export const linksOfMenu = (menu: NavigationMenu): readonly NavigationLink[] =>
  menu.groups.flatMap(linksOfGroup)
