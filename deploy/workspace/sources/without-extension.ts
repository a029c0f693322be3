/**
 * The code of a list without an extension: its imports, and where they are named.
 * @param code of a list such as `deploy/extensions.ts`; unchanged where it does not name the extension.
 */
export function withoutExtension(code: string, name: string): string {
  const imports = new RegExp(
    `^import \\{ (\\w+) \\} from '(?:\\.\\./)+extensions/${name}/.+'\n`,
    'gm',
  )
  return [...code.matchAll(imports)].reduce(
    (rest, [line, registered]) =>
      rest.replace(line, '').replace(new RegExp(`\\b${registered}\\b(?:,\\s*)?`), ''),
    code,
  )
}
