import { cpSync } from 'node:fs'
import path from 'node:path'

/** Folders of built apps, by the apps' names. */
export type Builds = Readonly<Record<string, string>>

/** Copies builds into a folder, where later builds do not replace them. */
export const keepBuilds = (builds: Builds, folder: string): Builds =>
  Object.fromEntries(
    Object.entries(builds).map(([app, build]) => {
      const place = path.join(folder, app)
      cpSync(build, place, { recursive: true })
      return [app, place]
    }),
  )
