import type { FieldValues } from '@fivefold/shared/forms/drafts/field-values'
import { paths } from '@fivefold/shared/routing/paths'
import { html } from 'hono/html'
import type { PostedForm } from 'remote-marketing/src/posted-forms/posted-form'
import { trapName } from 'extensions/intake/browser/seams/posted-names'
import { fieldMarkup } from './field-markup'
import { page } from './page'
import { pagesContent } from './pages-content'

interface FormPage {
  name: string
  form: PostedForm
  values: FieldValues
  /** The query of the address at which it was filled in. */
  query: string
  problem: Problem
  /** Milliseconds. */
  now: number
}

/** Why a form is shown again. */
export interface Problem {
  title: string
  text: string
  /** The messages of fields, by name. */
  errors: Readonly<Record<string, string | undefined>>
  isError: boolean
}

/** The form with all its fields and what was entered, to be completed. */
export function formPage({ name, form, values, query, problem, now }: FormPage) {
  const { fields, consent, title, submit } = form
  const { isError, errors } = problem
  const hidden = {
    consent: consent.text,
    consentVersion: consent.version,
    query,
    shown: String(now),
  }
  return page(
    isError ? `${pagesContent.wrong.error} ${title}` : title,
    html`<div class="sheet">
      <h1>${title}</h1>
      ${summary(problem, form)}
      <form method="post" action="/intake/forms/${name}">
        ${Object.entries(fields).map(([field, about]) =>
          fieldMarkup(field, about, values[field], errors[field]),
        )}
        ${consent.isTicked ? '' : html`<p class="quiet">${consent.text} <a href="${paths.privacy}">Privacy</a></p>`}
        ${Object.entries(hidden).map(
          ([part, value]) => html`<input type="hidden" name="${part}" value="${value}" />`,
        )}
        <input name="${trapName}" hidden aria-hidden="true" tabindex="-1" autocomplete="off" />
        <button class="button" type="submit">${submit}</button>
      </form>
    </div>`,
  )
}

function summary({ title, text, errors, isError }: Problem, { fields }: PostedForm) {
  const wrong = Object.entries(errors).filter(([, message]) => message !== undefined)
  return html`<div ${isError ? html`class="problem" role="alert"` : ''}>
    <h2>${title}</h2>
    <p>${text}</p>
    ${
      wrong.length === 0
        ? ''
        : html`<ul>
            ${wrong.map(
              ([name, message]) =>
                html`<li><a href="#${name}">${fields[name]?.label}</a>: ${message}</li>`,
            )}
          </ul>`
    }
  </div>`
}
