import type { FieldValues } from '@fivefold/shared/forms/drafts/field-values'
import { limitOf } from '@fivefold/shared/forms/form-fields'
import { emailLimit } from '@fivefold/shared/forms/rules'
import { html } from 'hono/html'
import type { PostedField } from 'remote-marketing/src/posted-forms/posted-form'
import type { Markup } from './page'

type Value = FieldValues[string] | undefined

/** A field with its label, hint, error and value. Its id is its name. */
export function fieldMarkup(name: string, field: PostedField, value: Value, error?: string) {
  const { label, hint, options, placeholder, initial } = field
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const state = html`${notes ? html` aria-describedby="${notes}"` : ''}${
    error ? html` aria-invalid="true"` : ''
  }`
  const words = html`${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
  ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}`
  if (typeof initial === 'boolean') {
    return html`<div>
      <div class="choice">
        <input
          id="${name}"
          type="checkbox"
          name="${name}"
          ${value === true && 'checked'}
          ${state}
        />
        <div class="label"><label for="${name}">${label}</label>${star(field)}</div>
      </div>
      ${words}
    </div>`
  }
  if (options && placeholder === undefined) {
    return html`<fieldset id="${name}" ${state}>
      <legend class="label">${label}${star(field)}</legend>
      ${choices(name, field, value)} ${words}
    </fieldset>`
  }
  return html`<div>
    <div class="label"><label for="${name}">${label}</label>${star(field)}</div>
    ${options ? list(name, field, value, state) : text(name, field, value, state)} ${words}
  </div>`
}

const star = ({ required }: PostedField) =>
  required ? html`<span class="star" aria-hidden="true">*</span>` : ''

function choices(name: string, { options = [], initial }: PostedField, chosen: Value) {
  const type = Array.isArray(initial) ? 'checkbox' : 'radio'
  const isChosen = (value: string) =>
    Array.isArray(chosen) ? chosen.includes(value) : chosen === value
  return options.map(
    ({ value, label, hint }) =>
      html`<div class="choice">
        <input
          id="${name}-${value}"
          type="${type}"
          name="${name}"
          value="${value}"
          ${isChosen(value) && 'checked'}
          ${hint ? html`aria-describedby="${name}-${value}-hint"` : ''}
        />
        <label class="label" for="${name}-${value}">${label}</label>
        ${hint ? html`<p class="hint" id="${name}-${value}-hint">${hint}</p>` : ''}
      </div>`,
  )
}

function list(name: string, field: PostedField, chosen: Value, state: Markup) {
  return html`<select id="${name}" name="${name}" ${field.required && 'required'} ${state}>
    <option value="">${field.placeholder}</option>
    ${field.options?.map(
      ({ value, label }) =>
        html`<option value="${value}" ${value === chosen && 'selected'}>${label}</option>`,
    )}
  </select>`
}

function text(name: string, field: PostedField, value: Value, state: Markup) {
  const { type = 'text', autoComplete, required } = field
  const more = html`${required ? html` required` : ''}${
    autoComplete ? html` autocomplete="${autoComplete}"` : ''
  }${state}`
  const entered = typeof value === 'string' ? value : ''
  // Browsers drop a first line end.
  return (limitOf(field) ?? 0) > emailLimit
    ? html`<textarea id="${name}" name="${name}" dir="auto" ${more}>${'\n'}${entered}</textarea>`
    : html`<input
        id="${name}"
        name="${name}"
        type="${type}"
        value="${entered}"
        dir="auto"
        ${more}
      />`
}
