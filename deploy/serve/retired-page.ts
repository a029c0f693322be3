import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { routeAt } from '../../shared/contract/routing/route-at'
import { registryFrame, type RetiredPage } from '../../shared/contract/federation/registry-schema'
import { registryFile } from '../site/registry/registry-file'

/** The retired page that an address belonged to. */
export const retiredPageAt = (site: string, address: string): RetiredPage | undefined =>
  routeAt(retiredPages(path.join(site, registryFile)), address)

function retiredPages(file: string) {
  try {
    return v.parse(registryFrame, JSON.parse(readFileSync(file, 'utf8'))).retired
  } catch {
    return []
  }
}
