import { readFileSync } from 'node:fs'
import path from 'node:path'
import { publicModules } from './public-modules'

/**
 * What a remote in a repository of its own can use, as TypeScript declares it, by subject.
 * @param declarations folder of the shared package's declarations.
 */
export const apiReport = (declarations: string): string =>
  [
    '# What remotes can import',
    '',
    'Written by a test (`npx vitest run deploy/extensions/kit -u`): a review shows here what changes for other teams.',
    ...Object.entries(publicModules).flatMap(([subject, modules]) => [
      '',
      `## ${subject.charAt(0).toUpperCase()}${subject.slice(1)}`,
      ...modules.flatMap((name) => [
        '',
        `### @fivefold/shared/${name}`,
        '',
        '```ts',
        readFileSync(path.join(declarations, `${name}.d.ts`), 'utf8')
          .replace(/^export \{\};\n/m, '')
          .trimEnd(),
        '```',
      ]),
    ]),
    '',
  ].join('\n')
