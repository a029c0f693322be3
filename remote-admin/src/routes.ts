import { defineRoutes } from '@fivefold/shared/routing/define-routes'
import { paths } from '@fivefold/shared/routing/paths'
import type { routeList } from './route-list'

export const routes = defineRoutes<typeof routeList>({
  [paths.admin]: () => import('./dashboard/dashboard-page').then((m) => m.DashboardPage),
})
