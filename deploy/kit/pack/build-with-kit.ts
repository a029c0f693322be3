import { buildApp } from '../../workspace/build-app'
import { hostApp } from '../../workspace/folders'

/**
 * Builds one app of the workspace as it is released: the host brings the kit that fits it.
 * @throws UserError with the build's output when it fails.
 */
export async function buildWithKit(app: string): Promise<void> {
  await buildApp(app)
  if (app === hostApp) await (await import('./pack-kit')).packKit()
}
