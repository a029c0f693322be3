import { isAppName, isReleaseName } from '@fivefold/shared/federation/names'
import type { Database } from '../database/database'
import { formListFile, longestList, readFormList } from '../../forms/form-list'
import type { SiteFiles } from './site-files'
import type { SiteRecord } from './site-record'
import { knownForm, type KnownForm } from './known-form'

/** Lists in memory; each has at most a hundred forms. */
const mostLists = 200

/** Milliseconds before a list that was not there, or not right, is looked for again. */
const pause = 10_000

interface FormList {
  readonly remote: string
  readonly release: string
  readonly forms: readonly KnownForm[]
}

/** Knows the forms of a site. */
export interface SiteForms {
  /**
   * The forms of this name that a record may belong to: that of the release that has made it, or, where nobody knows
   * it, those of the releases that visitors get. Empty for a form that no release has.
   */
  named: (name: string, release?: string) => Promise<readonly KnownForm[]>
  /** The forms that visitors get, and those that only former releases had. */
  all: () => Promise<readonly KnownForm[]>
}

/**
 * Reads the forms of releases in the site, and keeps them in the database: records of a release may come after the site
 * has removed it, and the intake goes on while the site is away, or has a list that is wrong.
 */
export function siteForms(
  database: Database,
  site: SiteRecord,
  files: SiteFiles | undefined,
): SiteForms {
  const lists = new Map<string, FormList>()
  const missing = new Map<string, number>()
  let kept: Promise<void> | undefined

  function keep(list: FormList) {
    const key = keyOf(list.remote, list.release)
    lists.delete(key)
    lists.set(key, list)
    const [oldest] = lists.keys()
    if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest)
    return list
  }

  /** The list of one remote must not stop the forms of others. */
  function parsedOr(remote: string, release: string, text: string): FormList | undefined {
    try {
      const forms = readFormList(text, remote).map((form) => knownForm(form, release))
      return { remote, release, forms }
    } catch (error) {
      warn(remote, release, error)
      return undefined
    }
  }

  /** The latest list of each remote that was ever read. */
  async function readKept() {
    const rows = await database.query<{ remote: string; release: string; list: object }>(
      'select distinct on (remote) remote, release, list from form_list order by remote, seq desc',
    )
    for (const { remote, release, list } of rows) {
      const read = parsedOr(remote, release, JSON.stringify(list))
      if (read) keep(read)
    }
  }

  async function listOf(remote: string, release: string): Promise<FormList | undefined> {
    const key = keyOf(remote, release)
    const known = lists.get(key)
    if (known || performance.now() < (missing.get(key) ?? 0)) return known
    const [row] = await database.query<{ list: object }>(
      'select list from form_list where remote = $1 and release = $2',
      [remote, release],
    )
    const text = row
      ? JSON.stringify(row.list)
      : await files?.(`remotes/${remote}/${release}/${formListFile}`, longestList)
    const list = text === undefined ? undefined : parsedOr(remote, release, text)
    if (!list) return miss(key)
    if (!row) {
      await database.query(
        `insert into form_list (remote, release, list) values ($1, $2, $3::json)
         on conflict do nothing`,
        [remote, release, text],
      )
    }
    return keep(list)
  }

  function miss(key: string): undefined {
    // Strangers may name any release.
    if (missing.size > 10_000) missing.clear()
    missing.set(key, performance.now() + pause)
  }

  /** The lists of the releases that visitors get, the live one of each remote first. */
  async function current(): Promise<readonly FormList[]> {
    await (kept ??= readKept().catch((error: unknown) => {
      kept = undefined
      throw error
    }))
    const apps = [...((await site.now())?.apps ?? [])]
    const read = apps.flatMap(([remote, { live, canary, lastGood }]) =>
      [live, canary?.version, lastGood].map((release) =>
        release === undefined ? undefined : listOf(remote, release),
      ),
    )
    return (await Promise.all(read)).filter((list) => list !== undefined)
  }

  return {
    async named(name, release) {
      const [remote = ''] = name.split('/')
      const isOfName = (form: KnownForm) => form.name === name
      if (isAppName(remote) && release !== undefined && isReleaseName(release)) {
        const own = (await listOf(remote, release))?.forms.filter(isOfName) ?? []
        if (own.length > 0) return own
      }
      const now = (await current()).flatMap(({ forms }) => forms).filter(isOfName)
      if (now.length > 0) return now
      return [...lists.values()]
        .toReversed()
        .flatMap(({ forms }) => forms)
        .filter(isOfName)
    },
    async all() {
      const now = await current()
      const every = [...now, ...[...lists.values()].toReversed()].flatMap(({ forms }) => forms)
      const byName = new Map(every.toReversed().map((form) => [form.name, form]))
      return [...byName.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
    },
  }
}

const warn = (remote: string, release: string, error: unknown) =>
  console.warn(`The forms of ${remote} ${release} are not taken: ${Object(error).message}.`)

const keyOf = (remote: string, release: string) => `${remote}@${release}`
