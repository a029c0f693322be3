import { choiceParam } from '@fivefold/shared/address/address-schema'
import { paths } from '@fivefold/shared/routing/paths'

export const profileTabs = ['profile', 'preferences', 'security'] as const

export type ProfileTab = (typeof profileTabs)[number]

export const profileAddress = { tab: choiceParam<ProfileTab>('tab', profileTabs, 'profile') }

export const profileTabHref = (tab: string) =>
  tab === 'profile' ? paths.profile : `${paths.profile}?${new URLSearchParams({ tab })}`
