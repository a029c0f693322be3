import { builtinModules } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished, describe, expect, it, vi } from 'vitest'
import { build } from 'vite'
import { emptyFolder } from '../../testing/fake-site'
import { megabyte, pageLimits, type PageLimits } from './page-limits'
import { startRenderProcess } from './render-process'

/** Renders what the remote's page returns. */
const host = {
  address: '/host/1.0.0',
  text: `
    exports.provided = () => undefined
    exports.renderPage = async ({ path, routes }) =>
      ({ html: await routes.pages[path](), styles: '', hasContent: true })`,
}

function started(page: string, limits: Partial<PageLimits> = {}, before = '') {
  const text = `${before}; exports.routes = { pages: { '/page': async () => { ${page} } } }`
  const remote = { address: '/remotes/support/1.0.0', text }
  const rendering = startRenderProcess({ host, remote }, { ...pageLimits, ...limits })
  onTestFinished(rendering.end)
  const request = { path: '/page', registry: '{}', remoteOrigins: [], withContent: true }
  return () => rendering.render(request)
}

/** The HTML of a page that a hostile program makes. */
async function htmlOf(...given: Parameters<typeof started>) {
  const page = await started(...given)()
  return page?.html
}

/** A page tries expressions and names those that get something: a refused one throws or is undefined. */
async function gotBy(tries: readonly string[], before = '') {
  const functions = tries.map((code) => `async () => ${code}`).join()
  return htmlOf(
    `${before}
    const got = []
    for (const attempt of [${functions}]) {
      try {
        const found = await attempt()
        if (found !== undefined) got.push(String(attempt))
      } catch {}
    }
    return got.join()`,
  )
}

describe('a page that a hostile program renders', () => {
  it('finds no key, no environment and nothing of the process', async () => {
    vi.stubEnv('SIGNING_KEY', 'a private key')
    const names = ['SIGNING_KEY', 'PATH', 'HOME', 'NODE_OPTIONS']
    const rights = ['binding', '_linkedBinding', 'getBuiltinModule', 'mainModule', 'dlopen']
    const powers = ['kill', 'exit', 'abort', 'stdout', 'stdin', 'send', 'report', 'argv', 'cwd']
    expect(
      await gotBy([
        ...names.map((name) => `process.env.${name}`),
        ...[...rights, ...powers].map((name) => `process.${name}`),
      ]),
    ).toBe('')
  })

  it('has none of Node’s modules but a few that reach nothing', async () => {
    const html = await htmlOf(`
      const names = ${JSON.stringify(builtinModules)}
      const has = (name) => { try { return Boolean(require(name)) } catch { return false } }
      return names.filter((name) => has(name) || has('node:' + name)).join()`)
    expect(html).toBe('async_hooks,buffer,crypto,events,stream,url,util')
  })

  it('has no network, other threads, native code, and no code from texts', async () => {
    const globals = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Worker', 'require']
    expect(
      await gotBy([
        ...globals.map((name) => `globalThis.${name}`),
        `import('fs')`,
        `import('node:net')`,
        `import('data:text/javascript,1')`,
        `import('/etc/passwd')`,
        `require('module')`,
        `require('crypto').setEngine`,
        `require('async_hooks').createHook`,
        `eval('1')`,
        `Function('return 1')()`,
        `(async () => {}).constructor('return 1')()`,
        `(function* () {}).constructor('return 1')()`,
        `new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`,
      ]),
    ).toBe('')
  })

  it('gets no code into the realm around it, wherever it finds a function of that', async () => {
    const functions = [
      `this?.constructor.constructor`,
      `globalThis.constructor.constructor`,
      `URL.constructor`,
      `Buffer.from.constructor`,
      `require('util').inspect.constructor`,
      `require('stream').Readable.constructor`,
      `require.constructor`,
      `new URL('/x', 'http://x').constructor.constructor`,
      `(await import('fs').catch((error) => error)).constructor.constructor`,
      `import('fs').constructor.constructor`,
      `overflow().constructor.constructor`,
      `process.nextTick.constructor`,
    ]
    const overflow = `
      function overflow() {
        const deeper = () => { try { return deeper() } catch { return new URL('no address') } }
        try { return deeper() } catch (error) { return error }
      }`
    const realm = functions.map((found) => `(${found}) === Function ? undefined : 'another realm'`)
    expect(await gotBy(realm, overflow)).toContain('URL.constructor')
    const texts = ['process', 'this', 'globalThis']
    expect(
      await gotBy(
        functions.flatMap((found) => texts.map((text) => `(${found})('return ${text}')()`)),
        overflow,
      ),
    ).toBe('')
  })

  it('learns nothing from the calls below it', async () => {
    expect(
      await htmlOf(`
        Error.prepareStackTrace = (error, calls) => calls
        const parts = new Error().stack.flatMap((call) => [call.getThis(), call.getFunction()])
        const isForeign = (part) => part != null && !(part instanceof Object)
        return parts.filter(isForeign).join()`),
    ).toBe('')
  })

  it('finds an empty process, even when one of Node’s own calls hands it over', async () => {
    const html = await htmlOf(`
      const { EventEmitter } = require('events')
      const seized = new Promise((resolve) => {
        EventEmitter.prototype.emit = function () { resolve(this) }
      })
      require('util').deprecate(() => {}, 'old')()
      const found = await seized
      return [String(found), ...Reflect.ownKeys(found).map(String)].join()`)
    expect(html).toMatch(/^\[object process\],/)
    expect(html).not.toMatch(/binding|kill|dlopen|std|env|module|builtin|argv\b|exec|debug|report/i)
  })

  it.each([
    ['in a loop', `for (;;);`],
    ['in microtasks', `const again = () => Promise.resolve().then(again); await again()`],
    ['in timers', `const again = () => setTimeout(again); again(); await new Promise(() => {})`],
    ['in a thenable', `const page = { then: (resolve) => resolve(page) }; return page`],
    ['in a getter of its answer', `return { toJSON() { for (;;); } }`],
    ['before it renders', ``, `for (;;);`],
  ])('is ended where it never ends: %s', async (_, page, before = '') => {
    const limits = { page: 500 }
    await expect(htmlOf(page, limits, before)).rejects.toThrow('It takes longer than 0.5 s')
  })

  it('is ended where all pages together take too long', async () => {
    const render = started(`await new Promise((done) => setTimeout(done, 600)); return ''`, {
      pages: 1000,
    })
    await expect(Promise.all([render(), render(), render()])).rejects.toThrow(
      'It takes longer than',
    )
  })

  it.each([
    ['waits for ever', `await new Promise(() => {})`, 'It waits for what never comes'],
    ['ends its process', `process.exit()`, 'TypeError: process.exit is not a function'],
    [
      'throws later',
      `setTimeout(() => { throw 1 }); await new Promise(() => {})`,
      'ended with code',
    ],
    ['rejects unseen', `Promise.reject(1); await new Promise(() => {})`, 'ended with code'],
    ['throws what cannot be read', `throw { toString() { throw 1 } }`, 'it throws what cannot be'],
    ['throws nothing', `throw undefined`, 'undefined'],
    ['throws a symbol', `throw Symbol('odd')`, 'Symbol(odd)'],
    [
      'throws hostile getters',
      `const error = new Error(); Object.defineProperty(error, 'message', { get() { throw 1 } }); throw error`,
      'it throws what cannot be read',
    ],
    ['answers with a number', `return 1`, 'Its answer is not a page'],
    [
      'answers with a cycle',
      `const page = {}; page.page = page; return page`,
      'circular structure',
    ],
    ['answers with a big number', `return 1n`, 'BigInt'],
  ])('that %s is told of in a sentence', async (_, page, words) => {
    await expect(htmlOf(page)).rejects.toThrow(words)
  })

  it.each([
    ['of one page', { pageSize: megabyte }, 'It answers with more than 1 MB'],
    ['of all pages', { size: megabyte }, 'The pages have more than 1 MB'],
  ])('is ended where its answer is too long: %s', async (_, limits, words) => {
    await expect(htmlOf(`return 'x'.repeat(${2 * megabyte})`, limits)).rejects.toThrow(words)
  })

  it('is ended where its objects take too much memory', async () => {
    const page = `const all = []; for (;;) all.push(new Array(1000).fill({}))`
    await expect(htmlOf(page, { heap: 64 * megabyte })).rejects.toThrow('It needs more than 64 MB')
  })

  it.runIf(process.platform === 'linux')('gets no gigabytes outside of the heap', async () => {
    const page = `const all = []; for (;;) all.push(new Uint8Array(${16 * megabyte}).fill(1))`
    const memory = 640 * megabyte
    await expect(htmlOf(page, { memory })).rejects.toThrow(
      /Array buffer allocation failed|It needs more than/,
    )
  })

  it('prints into nothing that is read', async () => {
    expect(await htmlOf(`console.log('{"rendered":null}'); return 'page'`)).toBe('page')
  })

  it('changes no prototype with its answer, and adds nothing to a page', async () => {
    const page = started(
      `return ''`,
      {},
      `
      Object.defineProperty(Object.prototype, 'toJSON', { value() {
        return this.rendered
          ? JSON.parse('{"rendered":{"html":"h","styles":"","hasContent":true,"__proto__":{"x":1},"y":1}}')
          : this
      } })`,
    )
    expect(Object.entries((await page()) ?? {})).toEqual([
      ['html', 'h'],
      ['styles', ''],
      ['hasContent', true],
    ])
    expect(Reflect.get({}, 'x')).toBeUndefined()
  })

  it('can forge nothing but its own pages', async () => {
    const render = started(
      `return 'page'`,
      {},
      `
      const { then } = Promise.prototype
      Promise.prototype.then = function (done, failed) {
        return then.call(this, (value) => (done?.(value), done?.(value)), failed)
      }`,
    )
    const outcomes = await Promise.allSettled([render(), render(), render()])
    const texts = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value?.html : String(outcome.reason),
    )
    expect(
      texts.filter((text = '') => !/^page$|^Error: (?:It answers|Its answer is) /.test(text)),
    ).toEqual([])
  })
})

it('renders as it does here where a bundler has put the tool into one file', async () => {
  const outDir = emptyFolder()
  const file = path.join(import.meta.dirname, 'render-process.ts')
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: file, outDir, target: 'node20', minify: true },
    ssr: { noExternal: true },
  })
  const bundled = await import(pathToFileURL(path.join(outDir, 'render-process.js')).href)
  const text = `exports.routes = { pages: { '/page': async () => 'page' } }`
  const rendering = bundled.startRenderProcess({ host, remote: { address: '', text } }, pageLimits)
  onTestFinished(rendering.end)
  const request = { path: '/page', registry: '{}', remoteOrigins: [], withContent: true }
  expect((await rendering.render(request)).html).toBe('page')
})
