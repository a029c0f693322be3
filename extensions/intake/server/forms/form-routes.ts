import { Hono, type Context } from 'hono'
import type { HTTPException } from 'hono/http-exception'
import { cut } from '@fivefold/shared/words/cut'
import { trapName } from '../../browser/seams/posted-names'
import type { Database } from '../database/database'
import type { Limits } from '../requests/limits'
import { isOfSite, readBody, refusal } from '../requests/read-body'
import { siteOriginOf } from '../requests/site-origin'
import { asText } from '../records/text'
import { refusalIn } from '../requests/text'
import {
  failedPage,
  keptPage,
  keptUntil,
  pagePolicy,
  receivedPage,
  wrongPage,
} from './answer-pages'
import type { KnownForm } from '../site/known-form'
import type { SiteForms } from '../site/site-forms'
import { receiveForm } from './receive-form'

/** Characters of an address's query that are read. */
const longestQuery = 2_000

export interface FormSettings {
  /** Begins links; absent on this machine. */
  siteOrigin?: string | undefined
  /** Days after which records are deleted; absent: they stay. */
  retentionDays?: number | undefined
}

/**
 * Forms of pages whose scripts do not run, and the list of what is kept of all forms. The answers are pages.
 */
export function formRoutes(
  database: Database,
  forms: SiteForms,
  limit: Limits,
  { siteOrigin, retentionDays }: FormSettings,
): Hono {
  const app = new Hono()

  app.post('/:remote/:name', async (context) => {
    const posted = new URLSearchParams(await readBody(context, 'application/x-www-form-urlencoded'))
    const form = await formIn(context, posted)
    if (posted.get(trapName)) return context.redirect(`${context.req.path}/received`, 303)
    limit.ofDay(context, 1)
    const outcome = await receiveForm(database, form, posted, queryOf(context))
    if (outcome.kind === 'wrong')
      return answer(context, wrongPage(form, outcome.errors, outcome.reason), 422)
    const code = shownCode(outcome.code)
    const told = new URLSearchParams({
      ...(code && { code }),
      ...(outcome.isMailed && { mail: '1' }),
    })
    // A reload of the answer then sends nothing.
    return context.redirect(`${context.req.path}/received${told.size > 0 ? `?${told}` : ''}`, 303)
  })

  app.get('/', async (context) => {
    const kept = (await forms.all()).map(({ name, title, path, fields, consent }) => ({
      name,
      title,
      path,
      fields: Object.entries(fields).map(([field, { title = field }]) => title),
      why: consent.text,
    }))
    const until = keptUntil(retentionDays)
    return context.req.header('accept')?.includes('text/html')
      ? answer(context, keptPage(kept, until))
      : context.json({ forms: kept, until })
  })

  app.get('/:remote/:name/received', async (context) => {
    const code = shownCode(context.req.query('code') ?? '')
    const isMailed = context.req.query('mail') === '1'
    const origin = siteOriginOf(context, siteOrigin)
    return answer(context, receivedPage(await formIn(context), { code, isMailed, origin }))
  })

  app.get('/:remote/:name', async (context) => context.redirect((await formIn(context)).path, 303))

  // Pages of earlier versions name the form alone. With 307 a browser posts it once more.
  app.post('/:name', async (context) => {
    const name = context.req.param('name')
    const form = (await forms.all()).find(
      (one) => one.collection !== undefined && one.name.endsWith(`/${name}`),
    )
    if (!form) throw refusal(404, 'There is no such form.')
    return context.redirect(`/intake/forms/${form.name}`, 307)
  })

  app.onError(formFailure)
  return app

  /** The form that knows most of what was posted, among those that visitors may have open. */
  async function formIn(context: Context, posted = new URLSearchParams()): Promise<KnownForm> {
    const { remote = '', name = '' } = context.req.param() as Record<string, string>
    const names = [...posted.keys()]
    const knownOf = ({ fields, consent }: KnownForm) =>
      names.filter((field) => Object.hasOwn(fields, field)).length +
      (consent.version === posted.get('consentVersion') ? 1 : 0)
    const [form] = (await forms.named(`${remote}/${name}`)).toSorted(
      (one, other) => knownOf(other) - knownOf(one),
    )
    if (!form) throw refusal(404, 'There is no such form.')
    return form
  }
}

/** Whatever refuses a form says so on a page. */
export function formFailure(error: Error, context: Context) {
  const refused = refusalIn(error)
  if (refused) return answer(context, failedPage(refused.message), refused.status)
  console.error(`${context.req.method} ${context.req.path}: ${error.message}`)
  context.header('retry-after', '5')
  return answer(context, failedPage('We cannot store it at the moment.'), 503)
}

/** The query of the page with the form, if it is one of the site. */
function queryOf(context: Context): string {
  const referrer = context.req.header('referer') ?? ''
  const query = isOfSite(context, referrer) ? new URL(referrer).search : ''
  return asText(cut(query, longestQuery)).replaceAll('%00', '')
}

function answer(
  context: Context,
  made: ReturnType<typeof failedPage>,
  status: 200 | HTTPException['status'] = 200,
) {
  context.header('content-security-policy', pagePolicy())
  return context.html(made, status)
}

/** Returns '' unless it is the code of a record. */
const shownCode = (text: string) => (/^[\w-]{1,80}$/.test(text) ? text : '')
