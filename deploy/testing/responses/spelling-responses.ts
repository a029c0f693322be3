import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { addressName } from '../../../shared/browser/files/address-name'
import { routeAt } from '../../../shared/contract/routing/route-at'
import { addressSpellings } from '../../../shared/testing/address-spellings'
import { readRegistryFile } from '../../site/registry/registry-file'
import { pageFile } from '../../site/files/page-file'
import type { ExpectedResponse } from './compare-responses'

type Answer = Pick<ExpectedResponse, 'status' | 'headers' | 'file'>

/** How everything that answers for a site must answer unusual spellings: as the router does. */
export function spellingResponses(site: string): ExpectedResponse[] {
  const answerTo = addressAnswers(site)
  return addressSpellings.map((address) => ({ request: { path: address }, ...answerTo(address) }))
}

/** @returns how everything must answer an address. */
export function addressAnswers(site: string): (address: string) => Answer {
  const { remotes, retired = [] } = readRegistryFile(site)
  const routes = Object.values(remotes).flatMap((remote) => remote.routes)

  return (address) => {
    const [sent = '', query = ''] = address.split(/\?(.+)?$/)
    const leadsTo = (to: string) => ({
      status: 308,
      headers: { location: query === '' ? to : `${to}?${query}` },
    })
    const { kind, path } = addressName(sent)
    if (kind === 'redirect') return leadsTo(path)
    if (kind === 'file') return fileAnswer(site, path)
    const route = routeAt(routes, sent)
    if (route !== undefined) return { status: 200, file: pageFile(route.path) }
    const gone = routeAt(retired, sent)
    if (gone === undefined) return { status: 404, file: '404.html' }
    return gone.redirect === undefined ? { status: 410 } : leadsTo(gone.redirect)
  }
}

function fileAnswer(site: string, address: string): Answer {
  const file = path.join(site, address)
  const isThere = existsSync(file) && statSync(file).isFile()
  return isThere ? { status: 200, file: address } : { status: 404 }
}
