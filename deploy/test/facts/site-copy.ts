import { readdirSync } from 'node:fs'
import { workspaceFolder } from '../../workspace/folders'
import { readCopy, textsOf } from './page-texts'

export const packages = readdirSync(workspaceFolder).filter((name) =>
  /^(extensions|host|shared|remote-.*)$/.test(name),
)

/** Words that the search compares, but pages do not show. */
const unshown = 'shared/features/search/synonyms-content.ts'

/** All pages, articles and entries of the search: every module of copy, by its path. */
export const siteCopy = [...(await readCopy(workspaceFolder, packages))].filter(
  ([file]) => file !== unshown,
)

export const siteTexts = siteCopy.flatMap(([file, value]) => textsOf(file, value))
