import type {
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
  NavigationSubmenu,
} from './navigation-content'

export const isSubmenu = (entry: NavigationLink | NavigationSubmenu): entry is NavigationSubmenu =>
  'links' in entry

/** A group's links in order; a submenu is replaced by its links. */
export const linksOfGroup = (group: NavigationGroup): readonly NavigationLink[] =>
  group.entries.flatMap((entry) => (isSubmenu(entry) ? entry.links : [entry]))

export const linksOfMenu = (menu: NavigationMenu): readonly NavigationLink[] =>
  menu.groups.flatMap(linksOfGroup)
