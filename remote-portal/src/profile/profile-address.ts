import { paths } from '@fivefold/shared/routing/paths'

export const profileTabs = ['profile', 'preferences', 'security'] as const

export type ProfileTab = (typeof profileTabs)[number]

export const profileTabIn = (search: URLSearchParams): ProfileTab =>
  profileTabs.find((tab) => tab === search.get('tab')) ?? 'profile'

export const profileTabHref = (tab: string) =>
  tab === 'profile' ? paths.profile : `${paths.profile}?${new URLSearchParams({ tab })}`
