import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formListFile, type StoredForm } from '../../../forms/form-list'

const text = (title: string, least = 0) => ({
  title,
  type: 'string' as const,
  minLength: least,
  maxLength: 10_000,
  errorMessage: { minLength: `Enter your ${title.toLowerCase()}.` },
})
const email = { ...text('Email', 1), format: 'email', errorMessage: { format: 'Enter an @.' } }
const success = { title: 'Received', description: 'We reply soon.' }
const consentOf = (name: string) => ({ version: `${name}-1`, text: `We use it for ${name} alone.` })
const source = { type: 'string' as const, minLength: 1, maxLength: 100 }

/** A form with the fields of the tests. */
export const storedForm = (name: string, more: Partial<StoredForm> = {}): StoredForm => ({
  name,
  path: `/${name.split('/')[1]}`,
  title: name,
  success,
  consent: consentOf(name),
  fields: { email },
  ...more,
})

export const contact = storedForm('sales/contact', {
  fields: {
    name: text('Name', 1),
    email,
    company: text('Company'),
    role: { ...text('Role'), enum: ['', 'technical', 'sales'] },
    message: text('Message'),
    products: { title: 'Products', type: 'array', items: { type: 'string', enum: ['one', 'two'] } },
    agreed: { title: 'Agreed', type: 'boolean' },
  },
  fromAddress: { plan: { type: 'string', enum: ['professional'] }, utm_source: source },
  collection: 'contactForms',
})
export const newsletter = storedForm('sales/newsletter', { collection: 'newsletterSubscriptions' })
const waitlist = storedForm('sales/waitlist', {
  fields: { name: text('Name'), email },
  code: {
    field: 'referralCode',
    prefix: 'site',
    title: 'Your code',
    text: 'Share it.',
    path: '/waitlist?ref=',
  },
  collection: 'waitlistEntries',
})

export const listedForms = [contact, newsletter, waitlist]

/** The files of releases with these forms, by the release: `sales/1.0.0`. */
export const formFiles = (lists: Readonly<Record<string, readonly StoredForm[] | string>>) =>
  Object.fromEntries(
    Object.entries(lists).map(([release, forms]) => [
      `remotes/${release}/${formListFile}`,
      typeof forms === 'string' ? forms : JSON.stringify({ format: 1, forms }),
    ]),
  )

/** The folder of a site with the forms of the tests, for a process, which goes with `remove`. */
export function siteFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-forms-'))
  const registry = {
    schema: 1,
    host: { version: '1.0.0', lastGood: null },
    remotes: { sales: { live: { version: '1.0.0' }, lastGood: null } },
  }
  const files = {
    'registry.json': JSON.stringify(registry),
    ...formFiles({ 'sales/1.0.0': listedForms }),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
