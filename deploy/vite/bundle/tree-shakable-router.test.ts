import { expect, test } from 'vitest'
import { withoutEffects } from './tree-shakable-router'

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

test('a class of components keeps what it does, its context included', () => {
  const React2 = { createContext: () => ({ context: 1 }), Component: Object }
  const code = `${withoutEffects(module)} return new Boundary().render()`
  expect(new Function('React2', code)(React2)).toEqual([{ context: 1 }, { error: true }])
})

test('nothing at the top level has an effect that a bundler would have to keep', () => {
  const statements = withoutEffects(module)
    .match(/^\S.*$/gm)
    ?.filter((line) => !/^[})]/.test(line))
  expect(statements).toEqual([
    'var RouterContext = /* @__PURE__ */ React2.createContext(null);',
    expect.stringMatching(/^var Boundary = \/\* @__PURE__ \*\/ \(\(\) => class extends/),
    expect.stringMatching(/^var Plain = \/\* @__PURE__ \*\/ \(\(\) => class extends/),
  ])
})
