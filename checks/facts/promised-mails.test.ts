import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { fromWorkspace, listed, sitePackages } from '../packages'

const read = (...names: string[]) => readFileSync(path.join(workspaceFolder, ...names), 'utf8')

const promise = new RegExp(
  [
    String.raw`\b(?:we|engineer|manager|person|team|issue|they)(?:[’']ll| will| can| may)?(?: always)? (?:e?mails?|sends?|sent|writes?) (?:you|it|to you|an?(?! signed)|the|your)\b`,
    String.raw`\b(?:e?mails?|send) (?:you|your)\b(?! written)`,
    String.raw`\b(?:repl(?:y|ies)|writes?|announce\b.*|answers?) by e?mail\b`,
    String.raw`\b(?:check your e?mail|your inbox|which e?mails|e?mails? (?:until|a month))\b`,
    String.raw`\b(?:a confirmation|confirmation email|calendar invite|(?:the|their) invite|your invitation)\b`,
    String.raw`\b(?:hear from us|get back to you|next issue|reset link|notify you|newsletter a month|monthly newsletter)\b`,
  ].join('|'),
  'i',
)

/** The sentences of a text that promise a mail. What the reader does is an order, and no promise. */
const promisesIn = (text: string) =>
  text.split(/(?<=[.!?:])\s+/).filter((one) => one.includes(' ') && promise.test(one))

/** The texts of a source; a value that it fills in is `…`. */
function textsOf(file: string, code: string): string[] {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) =>
      void texts.push(quasis.map((part) => part.value.cooked).join('…')),
    JSXText: ({ value }) => void texts.push(value.trim()),
  }).visit(parseSync(file, code).program)
  return texts
}

const promised = sitePackages
  .flatMap((folder) => sourcesIn(workspaceFolder, folder))
  .filter((file) => !/\.test\.|\/testing\/|\/(?:copy-)?checks\.ts$/.test(file))
  .flatMap((file) =>
    textsOf(file, read(file))
      .flatMap(promisesIn)
      .map((sentence) => `${file}: ${sentence}`),
  )

const kept = listed('mails').flatMap(([folder, mails]) =>
  fromWorkspace(folder, mails).flatMap(([file, sentences]) =>
    Object.entries(sentences).map(([sentence, keeper]) => ({
      place: `${file}: ${sentence}`,
      keeper,
    })),
  ),
)

test.each([
  'We’ll send you a reset link.',
  'We mail you a link.',
  'We email the key once your access is approved.',
  'A solutions engineer will reply by email.',
  'A confirmation is on its way.',
  'The next issue goes to {email}.',
])('“%s” is found as a promise of a mail', (sentence) => {
  expect(promisesIn(`Thank you. ${sentence}`)).toEqual([sentence])
})

test('every promise of a mail is listed with what keeps it', () => {
  const places = new Set(kept.map(({ place }) => place))
  const unkept = promised.filter((place) => !places.has(place))
  expect(unkept, 'say how it is kept in `mails` of checks.ts, or do not promise it').toEqual([])
})

test('the list names no promise that its page has lost', () => {
  expect(kept.map(({ place }) => place).filter((place) => !promised.includes(place))).toEqual([])
})

test('what keeps a promise exists: a letter, or words of the specification', () => {
  const specification = [
    '1-shell-portal-support-admin',
    '2-marketing-pages-and-forms',
    '3-decisions',
  ]
    .map((name) => read('docs/specification', `${name}.md`))
    .join('\n')
  const missing = kept.filter(({ keeper }) => {
    if ('letter' in keeper) {
      return !existsSync(path.join(workspaceFolder, 'extensions/intake/server', keeper.letter))
    }
    return 'specified' in keeper && !specification.includes(keeper.specified)
  })
  expect(missing).toEqual([])
})
