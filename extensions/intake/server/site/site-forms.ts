import { isAppName, isReleaseName } from '@fivefold/shared/federation/names'
import type { Database } from '../database/database'
import { formListFile, longestList, readFormList } from '../../forms/form-list'
import type { SiteFiles } from './site-files'
import { LongFileError } from './web-files'
import type { SiteRecord } from './site-record'
import { inTime } from './in-time'
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

/** Why a list is not there: the site has none, does not answer, or has one that cannot be read. */
type Missing = 'absent' | 'away' | 'wrong'

/** Knows the forms of a site. */
export interface SiteForms {
  /**
   * The forms of this name that a record may belong to: that of the release that has made it, or, where the site has
   * no such release, those of the releases that visitors get. Empty for a form that no release has, and as long as the
   * site does not tell the forms of the release: other ones would take its consent for a stranger's.
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
  const missing = new Map<string, { until: number; why: Missing }>()
  const reading = new Map<string, Promise<FormList | Missing>>()
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

  async function listOf(remote: string, release: string): Promise<FormList | Missing> {
    const key = keyOf(remote, release)
    const known = lists.get(key)
    if (known) return known
    const { until, why } = missing.get(key) ?? { until: 0, why: 'absent' }
    if (performance.now() < until) return why
    const found =
      reading.get(key) ?? readList(remote, release, key).finally(() => reading.delete(key))
    reading.set(key, found)
    return (await inTime(found)) ?? 'away'
  }

  async function readList(
    remote: string,
    release: string,
    key: string,
  ): Promise<FormList | Missing> {
    const [row] = await database.query<{ list: object }>(
      'select list from form_list where remote = $1 and release = $2',
      [remote, release],
    )
    const file = `remotes/${remote}/${release}/${formListFile}`
    let text
    try {
      text = row ? JSON.stringify(row.list) : await files?.(file, longestList)
    } catch (error) {
      const isLong = error instanceof LongFileError
      if (isLong) warn(remote, release, error)
      return miss(key, isLong ? 'wrong' : 'away')
    }
    if (text === undefined) return miss(key, 'absent')
    const list = parsedOr(remote, release, text)
    if (!list) return miss(key, 'wrong')
    if (!row) {
      await database.query(
        `insert into form_list (remote, release, list) values ($1, $2, $3::json)
         on conflict do nothing`,
        [remote, release, text],
      )
    }
    return keep(list)
  }

  function miss(key: string, why: Missing): Missing {
    // Strangers may name any release.
    if (missing.size > 10_000) missing.clear()
    missing.set(key, { until: performance.now() + pause, why })
    return why
  }

  /** Whether the site must have the list, but has not told it yet. */
  async function isOwed(list: Missing, remote: string, release: string) {
    if (list !== 'absent') return list === 'away'
    const { live, canary, lastGood } = (await site.now())?.apps.get(remote) ?? {}
    return [live, canary?.version, lastGood].includes(release)
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
    return (await Promise.all(read)).filter((list) => typeof list === 'object')
  }

  return {
    async named(name, release) {
      const [remote = ''] = name.split('/')
      const isOfName = (form: KnownForm) => form.name === name
      if (isAppName(remote) && release !== undefined && isReleaseName(release)) {
        const list = await listOf(remote, release)
        const own = typeof list === 'object' ? list.forms.filter(isOfName) : []
        if (own.length > 0) return own
        if (typeof list === 'string' && (await isOwed(list, remote, release))) return []
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
