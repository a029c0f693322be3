import { describe, expect, it } from 'vitest'
import { circles, crowded, violations } from './folder-rules'

const graph = (imports: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(imports))

describe('a circle', () => {
  it('of two folders is named with the imports that tie it and the remedy', () => {
    const [message, ...others] = circles(
      graph({
        'host/src/menu/menu.ts': ['host/src/header/header.ts'],
        'host/src/header/header.ts': [],
        'host/src/header/search.ts': ['host/src/menu/item.ts'],
        'host/src/menu/item.ts': [],
      }),
    )
    expect(others).toEqual([])
    expect(message).toBe(
      'host/src/header ⇄ host/src/menu import each other: ' +
        'host/src/header/search.ts → host/src/menu/item.ts, ' +
        'host/src/menu/menu.ts → host/src/header/header.ts. ' +
        'Move what both need into the lower of them, or into a folder below both.',
    )
  })

  it('may lead through a third folder, through packages, or through a file beside a folder', () => {
    const third = { 'x/a/1.ts': ['x/b/1.ts'], 'x/b/1.ts': ['x/c/1.ts'], 'x/c/1.ts': ['x/a/2.ts'] }
    expect(circles(graph({ ...third, 'x/a/2.ts': [] }))).toHaveLength(1)
    const packages = { 'x/1.ts': ['y/1.ts'], 'y/1.ts': [], 'y/2.ts': ['x/2.ts'], 'x/2.ts': [] }
    expect(circles(graph(packages))).toHaveLength(1)
    const beside = { 'x/page.ts': ['x/list/1.ts'], 'x/list/1.ts': ['x/page.ts'] }
    expect(circles(graph(beside))).toHaveLength(1)
  })

  it('is not where folders share one below them', () => {
    const shared = {
      'x/a/1.ts': ['x/c/1.ts'],
      'x/b/1.ts': ['x/c/1.ts', 'x/a/1.ts'],
      'x/c/1.ts': [],
    }
    expect(circles(graph(shared))).toEqual([])
  })
})

describe('layers', () => {
  const layers = [['store'], ['pages', 'routes.ts']]

  it('refuse an import upward and one beside, with the remedy', () => {
    const upward = { 'app/store/1.ts': ['app/pages/1.ts'], 'app/pages/1.ts': [] }
    expect(violations(graph(upward), 'app', layers)).toEqual([
      'app/store is not above app/pages, and imports it (app/store/1.ts → app/pages/1.ts). ' +
        'Move the imported part down, or pass it in as an argument.',
    ])
    const beside = { 'app/pages/1.ts': ['app/routes.ts'], 'app/routes.ts': [] }
    expect(violations(graph(beside), 'app', layers)).toHaveLength(1)
  })

  it('take an import downward, and one inside a folder', () => {
    const downward = {
      'app/pages/1.ts': ['app/store/1.ts', 'app/pages/2.ts'],
      'app/store/1.ts': [],
    }
    expect(violations(graph({ ...downward, 'app/pages/2.ts': [] }), 'app', layers)).toEqual([])
  })

  it('refuse a folder that has no place in them', () => {
    expect(violations(graph({ 'app/other/1.ts': [] }), 'app', layers)).toEqual([
      'app/other has no layer: add it to deploy/test/structure/layers.ts.',
    ])
  })
})

describe('a crowded folder', () => {
  const files = graph({ 'a/1.ts': [], 'a/2.ts': [], 'a/3.ts': [], 'b/1.ts': [], 'a/c/4.ts': [] })

  it('holds more sources side by side than the limit', () => {
    expect(crowded(files, 2)).toEqual([
      'a holds 3 sources, more than 2: give each of its subjects a folder.',
    ])
    expect(crowded(files, 3)).toEqual([])
  })
})
