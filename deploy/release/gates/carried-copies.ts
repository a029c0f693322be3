import { readFileSync } from 'node:fs'
import { inside } from '../../names/inside'
import type { SharedName } from '../../../shared/contract/federation/shared-modules'
import { UserError } from '../../workspace/errors/user-error'
import { filesIn } from '../../workspace/files-in'

/**
 * A text that every build with a copy of the module contains. A test finds each text in its source. A
 * copy of `react/jsx-runtime` does no harm: it holds no state.
 */
export const marksOfShared: Readonly<Record<Exclude<SharedName, 'react/jsx-runtime'>, string>> = {
  react: 'takes an object of state variables to update or a function',
  'react-dom': '_reactListening',
  'styled-components': 'data-styled-version',
  '@fivefold/shared/routing/link': 'may be used only in the context of a',
  '@fivefold/shared/routing/site-map': 'fetchRest',
  '@fivefold/shared/store/site-store': 'The store is used before it has been loaded',
  '@fivefold/shared/notify/toast': 'Toastify__toast',
  '@fivefold/shared/analytics/error-log': 'An error could not be recorded',
  '@fivefold/shared/seams/site-seams': 'fivefold-lead-sending',
}

/**
 * A remote takes modules that may exist only once on a page from the host. Its build fails rather than
 * include a copy; this gate checks the build of any tool.
 * @param folder of the build.
 * @param ownReact its file for a host with another major version.
 * @throws UserError naming the copy and its file.
 */
export function refuseCopies(app: string, folder: string, ownReact?: string) {
  const scripts = scriptsIn(folder).filter((file) => file !== ownReact)
  const copies = scripts.flatMap((file) => {
    const code = readFileSync(inside(folder, file), 'utf8')
    return Object.entries(marksOfShared)
      .filter(([, mark]) => code.includes(mark))
      .map(([name]) => `${name} (in ${file})`)
  })
  if (copies.length === 0) return
  throw new UserError(
    `${app} cannot be released: it carries a copy of ${copies.join(', ')}, which may exist only once on a ` +
      'page. Build it with defineRemote of @fivefold/kit/preset, and import those modules by these names.',
  )
}

/** Scripts that browsers load; folders whose names begin with a dot are for the release tool. */
const scriptsIn = (folder: string) =>
  filesIn(folder).filter((file) => file.endsWith('.js') && !file.startsWith('.'))
