import { html } from 'hono/html'
import type { PostedForm } from 'remote-marketing/src/posted-forms/posted-form'
import { referralLink } from 'remote-marketing/src/waitlist/referral/referral-code'
import { page } from './page'
import { pagesContent } from './pages-content'

const { back, failed, code: codeWords } = pagesContent

const tick = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
  <path d="m4 12.5 5.5 5.5L20 7" fill="none" stroke="currentColor" stroke-width="2.5" />
</svg>`

/** @param code of a waitlist entry. @param origin the site's; without one there is no link. */
export function receivedPage(
  { received, path }: PostedForm,
  code: string,
  origin: string | undefined,
) {
  const { title, description } = received
  return page(
    title,
    html`<div class="sheet">
      ${tick}
      <h1>${title}</h1>
      <p>${description}</p>
      ${code === '' ? '' : codePart(code, origin)}
      <p><a href="${path}">${back}</a></p>
    </div>`,
  )
}

function codePart(code: string, origin: string | undefined) {
  const link = origin && referralLink(code, origin)
  return html`<div>
    <h2>${codeWords.title}</h2>
    <p class="code">${code}</p>
    <p class="quiet">${codeWords.text}</p>
    ${link ? html`<p class="quiet">${codeWords.link}: <a href="${link}">${link}</a></p>` : ''}
  </div>`
}

/** @param reason a sentence. */
export const failedPage = (reason: string) =>
  page(
    failed.title,
    html`<div class="sheet">
      <h1>${failed.title}</h1>
      <p>${reason}</p>
      <p>${failed.text}</p>
    </div>`,
  )
