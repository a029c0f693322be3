import { readdirSync } from 'node:fs'
import { workspaceFolder } from '../../workspace/folders'
import { readCopy, textsOf } from './page-texts'

export const packages = readdirSync(workspaceFolder).filter((name) =>
  /^(host|shared|remote-.*)$/.test(name),
)

/** All pages, articles and entries of the search: every module of copy, by its path. */
export const siteCopy = [...(await readCopy(workspaceFolder, packages))]

export const siteTexts = siteCopy.flatMap(([file, value]) => textsOf(file, value))
