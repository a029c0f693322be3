import { paths } from '@fivefold/shared/routing/paths'
import { defineRoutes } from '@fivefold/shared/routing/define-routes'
import type { routeList } from './route-list'

export const routes = defineRoutes<typeof routeList>({
  [paths.portal]: () => import('./portal/portal-page').then((module) => module.PortalPage),
  [paths.profile]: () => import('./profile/profile-page').then((module) => module.ProfilePage),
})
