import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { routeAt } from '../../shared/routing/route-at'
import { registryFrame, type RetiredPage } from '../../shared/federation/registry-schema'
import { registryFile } from '../registry/registry-file'

/** The retired page that an address belonged to. */
export function retiredPageAt(site: string, address: string): RetiredPage | undefined {
  const file = path.join(site, registryFile)
  if (!existsSync(file)) return undefined
  return routeAt(retiredPages(readFileSync(file, 'utf8')), address)
}

function retiredPages(registry: string) {
  try {
    return v.parse(registryFrame, JSON.parse(registry)).retired
  } catch {
    return []
  }
}
