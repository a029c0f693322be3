import path from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../workspace/folders'
import { requireAll, treeShakableRouter, withoutSideEffects } from './tree-shakable-router'

const module = `
var RouterContext = React2.createContext(null);
RouterContext.displayName = "Router";
var Boundary = class extends React2.Component {
  render() {
    return [Boundary.contextType, this.constructor.getDerivedStateFromError()];
  }
  static getDerivedStateFromError() {
    return { error: true };
  }
};
Boundary.contextType = RouterContext;
var Plain = class extends React2.Component {
};
`

test('a component class keeps its behaviour, its context included', () => {
  const React2 = { createContext: () => ({ context: 1 }), Component: Object }
  const code = `${withoutSideEffects(module, new Set()).code} return new Boundary().render()`
  expect(new Function('React2', code)(React2)).toEqual([{ context: 1 }, { error: true }])
})

test('nothing at the top level has an effect that a bundler would have to keep', () => {
  const statements = withoutSideEffects(module, new Set())
    .code.match(/^\S.*$/gm)
    ?.filter((line) => !/^[})]/.test(line))
  expect(statements).toEqual([
    'var RouterContext = /* @__PURE__ */ React2.createContext(null);',
    expect.stringMatching(/^var Boundary = \/\* @__PURE__ \*\/ \(\(\) => class extends/),
    expect.stringMatching(/^var Plain = \/\* @__PURE__ \*\/ \(\(\) => class extends/),
  ])
})

test('a bundle contains only what it imports of the installed react-router, and no component class', async () => {
  const whole = await bundleOf([])
  const shaken = await bundleOf([treeShakableRouter()])
  expect(whole).toMatch(/class \S* ?extends/)
  expect(shaken).not.toMatch(/class \S* ?extends/)
  expect(shaken.length).toBeLessThan(whole.length / 2)
})

test('a build stops when react-router lacks the code to rewrite', () => {
  const found = new Set<string>()
  withoutSideEffects(module, found)
  expect(() => requireAll(found)).toThrow(
    'react-router no longer has forwardRef, memo at the top level of its module',
  )
})

/** The site's links, which use a small part of the router. */
async function bundleOf(plugins: Plugin[]) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(workspaceFolder, 'shared/contract/routing/link.ts'),
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
    plugins,
  })
  return 'output' in result ? result.output[0].code : ''
}
