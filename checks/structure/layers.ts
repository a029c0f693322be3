import { fromWorkspace, listed, within } from '../packages'

/** The layers of each folder that has some. */
export const layersOf = Object.fromEntries(
  listed('layers').flatMap(([folder, layers]) => fromWorkspace(folder, layers)),
)

/** The lists of extensions, and the files that import each. */
export const registrations = Object.fromEntries(
  listed('registrations').flatMap(([folder, lists]) =>
    fromWorkspace(folder, lists).map(([list, importers]) => [list, within(folder, importers)]),
  ),
)

/** The places of each optional part, in all packages. */
export const optionalParts: Record<string, string[]> = {}
for (const [folder, parts] of listed('optionalParts'))
  for (const [name, places] of Object.entries(parts))
    (optionalParts[name] ??= []).push(...within(folder, places))
