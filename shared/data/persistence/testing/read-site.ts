import { siteModel } from '../../../domain/site/site-model'
import { siteOperations, type Operation } from '../../../domain/site/site-operations'
import type { BrowserArea } from '../../storage/browser-storage'
import * as journal from '../journal/journal'
import type { VersionVector } from '../journal/version-vector'
import * as reading from '../snapshot/read-snapshot'

/* Persistence functions for the site's own model. */
export const readSnapshot = (text: string) => reading.readSnapshot(text, siteModel)
export const readEntry = (key: string, text: string) =>
  journal.readEntry<Operation>(key, text, siteOperations)
export const storedEntries = (area: BrowserArea, vector: VersionVector = {}) =>
  journal.storedEntries<Operation>(area, siteOperations, vector)
