import { hooks } from '../../workspace/hooks'

/**
 * Lets extensions refuse a release before its build. Prints their warnings.
 * @returns the warnings.
 * @throws UserError with the reason.
 */
export async function refuseEarly(site: string, app: string): Promise<string[]> {
  const asked = hooks('release').map(async ({ refuse }) => (await refuse?.(site, app)) ?? [])
  const warnings = (await Promise.all(asked)).flat()
  for (const warning of warnings) console.warn(`warning: ${warning}`)
  return warnings
}
