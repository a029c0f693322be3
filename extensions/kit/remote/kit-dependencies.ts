import * as v from 'valibot'
import type { KitDescription } from '../kit-description'
import { kitAddress } from './kit-of-site'

const versions = v.optional(v.record(v.string(), v.string()), {})
const packageText = v.looseObject({ dependencies: versions, devDependencies: versions })

/** The text of a remote's package.json with the packages of a site's kit; others stay as they are. */
export function withDependencies(text: string, kit: KitDescription, site: string): string {
  const { dependencies, devDependencies, ...others } = v.parse(packageText, JSON.parse(text))
  const fromSite = (name: keyof KitDescription['packages']) => ({
    [name]: kitAddress(site, kit.packages[name]),
  })
  const complete = {
    ...others,
    dependencies: { ...dependencies, ...fromSite('@fivefold/shared'), ...kit.dependencies },
    devDependencies: { ...devDependencies, ...fromSite('@fivefold/kit'), ...kit.devDependencies },
  }
  return `${JSON.stringify(complete, null, 2)}\n`
}
