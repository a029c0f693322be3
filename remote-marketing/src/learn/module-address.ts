import { trimmedTextParam } from '@fivefold/shared/address/address-schema'
import { paths } from '@fivefold/shared/routing/paths'

export const moduleAddress = { module: trimmedTextParam('module', 60) }

export const moduleHref = (id: string) => `${paths.learn}?${new URLSearchParams({ module: id })}`

export const openModule = { id: 'first-workflow', title: 'Your first workflow' } as const
