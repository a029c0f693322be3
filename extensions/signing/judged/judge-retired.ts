import { foreignPaths } from '../keys/judge-release'
import { ownerOf } from '../keys/owners'
import { newestOf } from '../keys/signed-state'
import { placeOf } from '../../../deploy/site/files/page-file'
import { registryFile } from '../../../deploy/site/registry/registry-file'
import { retiredIn } from '../change/registry-parts'
import { inOrderOfAddresses } from '../../../deploy/site/files/page-file'
import { hostApp } from '../../../deploy/workspace/folders'
import type { JudgedSite } from './judge-parts'
import type { Judgement } from './judgement'

/**
 * Each retired page has its own signature. Three rules then fix the whole list: no live page has
 * its address, no other one has it, and the list has one order.
 */
export async function judgeRetired(
  { registry, text, reader, state }: JudgedSite,
  judgement: Judgement,
): Promise<void> {
  const pages = retiredIn(text)
  const routes = Object.values(registry.remotes).flatMap((remote) => remote.routes)
  const places = new Set(routes.map(placeOf))
  for (const page of pages) {
    if (places.has(placeOf(page)))
      judgement.add(
        page.remote,
        `${registryFile}: ${page.path} is retired, and another page has its place`,
      )
    places.add(placeOf(page))
    const owner = ownerOf(state.owners.document, page.remote)
    // The host's team may retire every remote, another team its own addresses.
    const isByHost = newestOf(state, page.remote)?.app === hostApp
    for (const reason of owner && !isByHost ? foreignPaths(owner, [page]) : [])
      judgement.add(page.remote, `${registryFile}: ${reason}`)
  }
  if (inOrderOfAddresses(pages).some((page, index) => page !== pages[index]))
    judgement.add(
      hostApp,
      `${registryFile}: its retired pages are not in the order of their addresses`,
    )
  for (const { remote, path, redirect } of registry.retired ?? []) {
    if (redirect === undefined || reader.redirect === undefined) continue
    if ((await reader.redirect(path.replaceAll(/:[^/]+/g, '-'))) !== redirect)
      judgement.add(remote, `${path} does not lead to ${redirect}`)
  }
}
