import { asTyped } from '../../deploy/workspace/as-typed'
import { makeSite } from './new-site'
import { targetFolder } from './target-folder'

/** `new <folder>`: makes a site in it. */
export async function newCommand(words: string) {
  const target = targetFolder(words, process.cwd())
  await makeSite(target)
  console.info(
    [
      `${target.folder} is a site of its own. Next:`,
      `  cd ${inShell(target.folder)}`,
      `  ${asTyped('start')}   builds, releases and serves it`,
      `  ${asTyped('test')}    every check`,
      'README.md says how to add a page, and where the brand is.',
    ].join('\n'),
  )
}

/** A path as one word of a command line. */
export const inShell = (file: string) =>
  /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`
