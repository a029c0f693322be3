import { buildApp } from '../../build/apps/build-app'
import { hooks, type Need } from '../../workspace/hooks'
import { atSite } from './at-site'

/**
 * Builds an app for a site. Extensions check its sources at the same time: where one refuses them, the
 * build ends.
 * @param refuse throws before the build what a gate would refuse after it.
 * @param started is called when the build starts, and not for a kept one.
 * @returns warnings of extensions, which are printed already.
 * @throws UserError with the reason.
 */
export const buildFor = (
  need: Need,
  app: string,
  refuse: (site: string) => void,
  started: () => void,
) =>
  atSite(need, async (site) => {
    refuse(site)
    const stop = new AbortController()
    const building = buildApp(app, { started, signal: stop.signal })
    try {
      const [warnings] = await Promise.all([checked(site, app), building])
      for (const warning of warnings) console.warn(`warning: ${warning}`)
      return warnings
    } catch (error) {
      stop.abort()
      await building.catch(() => {})
      throw error
    }
  })

async function checked(site: string, app: string): Promise<string[]> {
  const refusals = hooks('release').map(async ({ refuse }) => (await refuse?.(site, app)) ?? [])
  return (await Promise.all(refusals)).flat()
}
