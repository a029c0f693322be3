import { Hono, type Context } from 'hono'
import type { HTTPException } from 'hono/http-exception'
import { cut } from '@fivefold/shared/words/cut'
import { trapName } from '../../browser/seams/posted-names'
import type { PostedForm } from 'remote-marketing/src/posted-forms/posted-form'
import { postedForms } from 'remote-marketing/src/posted-forms/posted-forms'
import type { Database } from '../database/database'
import type { Limits } from '../requests/limits'
import { readBody, refusal } from '../requests/read-body'
import { siteOriginOf } from '../requests/site-origin'
import { asText } from '../records/text'
import { refusalIn } from '../requests/text'
import { failedPage, receivedPage } from './pages/answer-pages'
import { formPage, type Problem } from './pages/form-page'
import { policy, type Markup } from './pages/page'
import { pagesContent } from './pages/pages-content'
import { postedValues } from './posted-values'
import { receiveForm, type Outcome, type Sent } from './receive-form'

const forms = new Map<string, PostedForm>(Object.entries(postedForms))

/** Milliseconds that a person takes at least to send a form that was just shown. */
const quickest = 1_500

/** Characters of an address's query that are read. */
const longestQuery = 2_000

/**
 * Forms of pages whose scripts do not run. The answer is a page.
 * @param siteOrigin for links; absent on this machine.
 */
export function formRoutes(database: Database, limit: Limits, siteOrigin?: string): Hono {
  const app = new Hono()

  app.post('/:name', async (context) => {
    const { name, form } = formIn(context)
    const posted = new URLSearchParams(await readBody(context, 'application/x-www-form-urlencoded'))
    const sent = { name, form, posted, query: queryOf(context, posted) }
    if (posted.get(trapName)) return context.redirect(`${context.req.path}/received`, 303)
    if (isTooQuick(posted)) return shown(context, sent, { ...pagesContent.quick, ...noErrors })
    if (!isWhole(sent)) return shown(context, sent, { ...pagesContent.rest, ...noErrors })
    limit.ofDay(context, 1)
    const outcome = await receiveForm(database, sent)
    if (outcome.kind === 'wrong') return shown(context, sent, problemOf(outcome))
    const code = shownCode(outcome.code)
    // A reload of the answer then sends nothing.
    return context.redirect(`${context.req.path}/received${code && `?code=${code}`}`, 303)
  })

  app.get('/:name/received', (context) => {
    const code = shownCode(context.req.query('code') ?? '')
    const origin = siteOriginOf(context, siteOrigin)
    return answer(context, receivedPage(formIn(context).form, code, origin))
  })

  app.get('/:name', (context) => context.redirect(formIn(context).form.path, 303))

  app.onError(formFailure)
  return app
}

/** Whatever refuses a form says so on a page. */
export function formFailure(error: Error, context: Context) {
  const refused = refusalIn(error)
  if (refused) return answer(context, failedPage(refused.message), refused.status)
  console.error(`${context.req.method} ${context.req.path}: ${error.message}`)
  context.header('retry-after', '5')
  return answer(context, failedPage('We cannot store it at the moment.'), 503)
}

const noErrors = { errors: {}, isError: false }

function formIn(context: Context) {
  const name = context.req.param('name') ?? ''
  const form = forms.get(name)
  if (form === undefined) throw refusal(404, 'There is no such form.')
  return { name, form }
}

/** The query of the page with the form, which the browser names, or which a page of ours has passed on. */
function queryOf(context: Context, posted: URLSearchParams): string {
  const referrer = context.req.header('referer') ?? ''
  const query = posted.get('query') ?? (URL.canParse(referrer) ? new URL(referrer).search : '')
  return asText(cut(query, longestQuery)).replaceAll('%00', '')
}

/** Only pages of ours know when they were shown; prerendered ones are the same for all visitors. */
function isTooQuick(posted: URLSearchParams): boolean {
  const shown = posted.get('shown')
  if (shown === null) return false
  const age = Date.now() - Number(shown)
  return !(age < 0 || age >= quickest)
}

/** The first step of a wizard has only some of the fields. */
const isWhole = ({ form, posted }: Sent) => posted.has('email') || !('email' in form.fields)

function problemOf({ errors, reason }: Outcome & { kind: 'wrong' }): Problem {
  const { title, text } = pagesContent.wrong
  return { title, text: reason === undefined ? text : `${reason} ${text}`, errors, isError: true }
}

function shown(context: Context, { name, form, posted, query }: Sent, problem: Problem) {
  const values = postedValues(form.fields, posted)
  const made = formPage({ name, form, values, query, problem, now: Date.now() })
  return answer(context, made, problem.isError ? 422 : 200)
}

function answer(context: Context, made: Markup, status: 200 | HTTPException['status'] = 200) {
  context.header('content-security-policy', policy)
  return context.html(made, status)
}

/** Returns '' unless it is the code of a waitlist entry. */
const shownCode = (text: string) => (/^[\w-]{1,40}$/.test(text) ? text : '')
