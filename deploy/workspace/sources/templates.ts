import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '../files-in'

/** Texts by the path of their file, both with places for words, such as `{{name}}`. */
export type Templates = Readonly<Record<string, string>>

const ending = '.template'

export const isTemplate = (file: string) => file.endsWith(ending)

/** The templates below a folder; other files of it are left out. */
export const templatesIn = (folder: string): Templates =>
  Object.fromEntries(
    filesIn(folder)
      .filter(isTemplate)
      .map((file) => [
        file.slice(0, -ending.length),
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
  )

/** @param words by the name of their place. Places without a word stay. */
export function filledTemplates(
  templates: Templates,
  words: Readonly<Record<string, string>>,
): Map<string, string> {
  const fill = (text: string) =>
    Object.entries(words).reduce(
      (filled, [place, word]) => filled.replaceAll(`{{${place}}}`, word),
      text,
    )
  return new Map(Object.entries(templates).map(([file, text]) => [fill(file), fill(text)]))
}
