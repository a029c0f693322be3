import * as v from 'valibot'
import { AnalyticsEventSchema, withAnalyticsEvents } from '../../domain/analytics/analytics-event'
import { newId } from '../../domain/model/record-id'
import { seededState } from '../../domain/site/seeds'
import { siteModel } from '../../domain/site/site-model'
import { runInTab } from '../persistence/engine/run-in-tab'
import type { StoreCode } from './state-store'

/**
 * Seeds, operations and persistence: most of the store, in its own file. Pages that show nothing of it fetch it when
 * the browser is idle.
 */
export const storeCode: StoreCode = {
  version: siteModel.version,
  seeds: seededState,
  apply: siteModel.apply,
  withEvents: (state, events) =>
    withAnalyticsEvents(
      state,
      events.flatMap((event) => {
        const read = v.safeParse(AnalyticsEventSchema, event)
        return read.success ? [read.output] : []
      }),
    ),
  run: (store) => runInTab(store, siteModel, newId()),
}
