import { isKit } from '../../workspace/folders'

/** Lines as one types them, for the end of a command's help. */
export const examples = (...lines: string[]) =>
  ['', 'Examples:', ...lines.map((line) => `  npx ${isKit ? 'fivefold' : 'pnpm@12'} ${line}`)].join(
    '\n',
  )
