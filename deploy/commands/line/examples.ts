import { asTyped } from '../../workspace/as-typed'

/** Lines as one types them, for the end of a command's help. */
export const examples = (...lines: string[]) =>
  ['', 'Examples:', ...lines.map((line) => `  ${asTyped(line)}`)].join('\n')
