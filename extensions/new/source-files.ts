import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listApps } from '../../deploy/workspace/apps'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { hostApp } from '../../deploy/workspace/folders'
import { copied, documents, hiddenSources, leftOut, wordsOfPages } from './left-out'

/** Secrets, logs and databases have other endings, or are hidden. */
const sourceName =
  /^(?:[^.].*|\.gitignore)\.(?:conf|css|html|json|md|mjs|png|svg|template|tsx?|txt|webmanifest|woff2|ya?ml)$/

const isTest = /\.(?:test|spec)\.tsx?$/

/** The files of the workspace that a new site has, by their path relative to it. */
export function sourceFiles(workspace: string): string[] {
  const isOfPages = testsOfPages(workspace)
  return listedFiles(workspace).filter((file) => isCopied(file) && !isOfPages(file))
}

function isCopied(file: string) {
  const isBelow = (place: string) => `${file}/`.startsWith(`${place}/`)
  return (
    copied.some(isBelow) &&
    !Object.values(leftOut).flat().some(isBelow) &&
    !documents.test(file) &&
    (copied.includes(file) || sourceName.test(path.basename(file)))
  )
}

function testsOfPages(workspace: string) {
  const words = wordsOfPages(listApps().filter((app) => app !== hostApp))
  return (file: string) =>
    isTest.test(file) && words.test(readFileSync(path.join(workspace, file), 'utf8'))
}

/** The files that git tracks; in a download, which has no git, the sources that are there. */
function listedFiles(workspace: string): string[] {
  const isFile = (file: string) =>
    lstatSync(path.join(workspace, file), { throwIfNoEntry: false })?.isFile() === true
  const present = () => [...sourcesIn(workspace), ...sourcesIn(workspace, hiddenSources)]
  return (trackedFiles(workspace) ?? present()).filter(isFile)
}

/** @throws UserError where git cannot tell the sources from files that may be secret. */
function trackedFiles(workspace: string): string[] | undefined {
  // A repository around a download knows nothing of its files.
  if (!existsSync(path.join(workspace, '.git'))) return undefined
  const { status, stdout, stderr, error } = spawnSync('git', ['ls-files', '-z'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status === 0) return stdout.split('\0').filter(Boolean)
  throw new UserError(`git cannot list the sources of ${workspace}: ${error?.message ?? stderr}`)
}
