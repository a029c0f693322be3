import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { format } from 'oxfmt'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { emptyFolder, filesOf } from '../../../deploy/testing/fake-site'
import { workspaceFolder } from '../../../deploy/workspace/folders'
import { createRemote } from './create-remote'
import { filledTemplate, formTemplate, formWords, templateOf } from './filled-template'
import { newFormName, newRemoteName } from './remote-name'

function emptyWorkspace() {
  const workspace = emptyFolder()
  for (const file of ['.oxlintrc.json', '.oxfmtrc.json']) {
    cpSync(path.join(workspaceFolder, file), path.join(workspace, file))
  }
  return workspace
}

const run = (cwd: string, tool: string, ...words: string[]) =>
  spawnSync(path.join(workspaceFolder, 'node_modules/.bin', tool), words, { cwd, encoding: 'utf8' })

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

describe('creating a remote', () => {
  it('writes an app with a route list, a page with its content, and tests, and overwrites none', async () => {
    const workspace = emptyWorkspace()
    const shared = Object.keys(filesOf(workspace))
    const folder = await createRemote(workspace, 'billing-plans')
    const own = Object.keys(filesOf(folder)).map((file) => `remote-billing-plans/${file}`)
    expect(Object.keys(filesOf(workspace)).toSorted()).toEqual([...shared, ...own].toSorted())
    expect(Object.keys(filesOf(folder)).toSorted()).toEqual([
      'package.json',
      'src/billing-plans/billing-plans-content.ts',
      'src/billing-plans/billing-plans-page.test.tsx',
      'src/billing-plans/billing-plans-page.tsx',
      'src/paths.ts',
      'src/route-list.ts',
      'src/routes.test.ts',
      'src/routes.ts',
      'tsconfig.json',
      'vite.config.ts',
    ])
    expect(JSON.parse(read(folder, 'package.json')).name).toBe('remote-billing-plans')
    expect(read(folder, 'vite.config.ts')).toContain("defineRemote('billing-plans')")
    expect(read(folder, 'src/billing-plans/billing-plans-page.tsx')).toContain(
      'export function BillingPlansPage()',
    )
    const before = filesOf(workspace)
    await expect(createRemote(workspace, 'billing-plans')).rejects.toThrow('exists already')
    expect(filesOf(workspace)).toEqual(before)
  })

  it('passes format, lint and the check of its description, however short or long its name is', async () => {
    const names = ['q', 'a-name-as-long-as-allowed'.slice(0, 24)]
    const workspace = emptyWorkspace()
    for (const name of names) await createRemote(workspace, name)
    expect(run(workspace, 'oxfmt', '--check')).toMatchObject({ status: 0, stderr: '' })
    expect(run(workspace, 'oxlint', '--deny-warnings').stdout).toContain(
      'Found 0 warnings and 0 errors',
    )
    for (const name of names) {
      const routeList = read(workspace, `remote-${name}/src/route-list.ts`)
      const [, description = ''] = /description:\s+'(.+)'/.exec(routeList) ?? []
      expect(description.length).toBeGreaterThanOrEqual(120)
      expect(description.length).toBeLessThanOrEqual(155)
    }
  })
})

it.each([
  ['with a page', undefined, 3],
  ['with a form', 'visit-request', 3],
])(
  'a new remote %s passes its own tests, the type check, format and lint',
  async (_, form, tests) => {
    const workspace = emptyWorkspace()
    const folder = await createRemote(workspace, 'billing', form)
    expect(run(workspace, 'oxfmt', '--check')).toMatchObject({ status: 0, stderr: '' })
    expect(run(workspace, 'oxlint', '--deny-warnings').stdout).toContain('Found 0 warnings')
    const link = (file: string, target = file) =>
      symlinkSync(path.join(workspaceFolder, target), path.join(workspace, file))
    for (const file of ['deploy', 'shared', 'checks', 'node_modules', 'tsconfig.base.json'])
      link(file)
    link('remote-billing/node_modules', 'remote-support/node_modules')
    for (const file of ['vitest.config.ts', 'vitest.setup.ts']) {
      cpSync(path.join(workspaceFolder, file), path.join(workspace, file))
    }
    const types = run(workspace, 'tsc', '-p', folder)
    expect(types.stdout).toBe('')
    const { status, stdout, stderr } = run(workspace, 'vitest', 'run', 'remote-billing')
    expect(status, stdout + stderr).toBe(0)
    expect(JSON.parse(read(workspace, 'test-results/unit.json'))).toMatchObject({
      numPassedTests: tests,
      success: true,
    })
  },
)

it.each(['', 'Visit', '../visit', 'visit_request', 'a'.repeat(65)])(
  'the form %j is refused',
  (word) => {
    expect(() => newFormName(word)).toThrow('A form has up to 64 lower-case letters')
  },
)

it.each(['class', 'default', 'await', 'forms', 'paths', 'define-form', 'lead-form'])(
  'the form “%s” has a name that a variable may have',
  async (form) => {
    const files = filledTemplate(formTemplate(), 'billing', formWords(form))
    const sources = [...files].filter(([file]) => /\.tsx?$/.test(file))
    for (const [file, code] of sources) expect(await transformWithOxc(code, file)).toBeDefined()
    expect(files.get('src/forms.ts')).toContain(`name: 'billing/${form}'`)
  },
)

describe('the name of a new remote', () => {
  it('may be the name of its folder', () => {
    expect(newRemoteName('billing', ['host', 'admin'], [])).toBe('billing')
    expect(newRemoteName('remote-billing-2', ['host', 'admin'], [])).toBe('billing-2')
  })

  it.each([
    ['', 'A name has up to 24 lower-case letters'],
    ['Billing', 'A name has up to 24 lower-case letters'],
    ['../billing', 'A name has up to 24 lower-case letters'],
    ['bill ing', 'A name has up to 24 lower-case letters'],
    ['billing-', 'A name has up to 24 lower-case letters'],
    ['2nd', 'A name has up to 24 lower-case letters'],
    ['абв', 'A name has up to 24 lower-case letters'],
    ['a-name-longer-than-allowed', 'A name has up to 24'],
    ['host', 'is reserved'],
    ['assets', 'is reserved'],
    ['admin', 'remote-admin exists already'],
    ['pricing', '/pricing is a page of another remote'],
  ])('%s is refused', (word, reason) => {
    expect(() => newRemoteName(word, ['host', 'admin'], ['/pricing'])).toThrow(reason)
  })
})

describe('the pipeline of a repository of its own', async () => {
  const files = filledTemplate(templateOf('in-repository'), 'billing')
  const text = files.get('.github/workflows/release.yml') ?? ''

  it('is YAML, in the format of the workspace', async () => {
    const { code } = await format('a.yaml', text, { printWidth: 120, singleQuote: true })
    expect(code).toBe(text)
  })

  it('runs scripts that the repository has, and nothing with a credential for forks', () => {
    const { scripts } = JSON.parse(files.get('package.json') ?? '')
    const run = [...text.matchAll(/run: (?:npm run |npm |npx fivefold )(\w+)/g)].map(
      ([, name]) => name,
    )
    expect(run).toEqual(['ci', 'test', 'release', 'preview', 'preview'])
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run.slice(1)))
    const steps = text.split(/^      - /m)
    const withSecrets = steps.filter((step) => step.includes('secrets.'))
    expect(withSecrets.map((step) => step.includes('run: npm test'))).toEqual([false, false, false])
  })
})
