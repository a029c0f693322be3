import type { Extension } from '../../deploy/workspace/hooks'

/** Lists for the site's search what prerendered pages say. */
export const search: Extension = {
  reconcile: {
    beside: async (app) => (await import('./collected-sections')).collectedSections(app),
  },
}
