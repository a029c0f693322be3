import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../testing/fake-site'
import { stableStyles, styledIds, withStableIds } from './stable-styles'

const source = `
import styled from 'styled-components'
export const Box = styled.div\`color: red;\`
export const Link = styled('a')\`color: blue;\`
`

async function compiled(file: string) {
  const { oxc } = stableStyles
  return (await transformWithOxc(source, file, { ...oxc, lang: 'ts' })).code
}

const idsIn = (code: string) => code.match(/sc-\w+-\d+/g)

test('a component has the same id wherever the workspace stands', async () => {
  const [here, there] = [await compiled('/here/box.ts'), await compiled('/home/there/box.ts')]
  expect(idsIn(here)).not.toEqual(idsIn(there))
  const { code: stable } = withStableIds(here, 'shared/ui/box.ts')
  expect(withStableIds(there, 'shared/ui/box.ts').code).toBe(stable)
  expect(new Set(idsIn(stable)).size).toBe(2)
})

test('a component of the same path has another id in another package', async () => {
  const code = await compiled('/here/src/box.ts')
  const idsOf = (name: string) => {
    const folder = emptyFolder()
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name }))
    const { transform } = styledIds()
    if (typeof transform !== 'object') throw new Error('No transform with a filter')
    return idsIn(
      JSON.stringify(Reflect.apply(transform.handler, {}, [code, path.join(folder, 'src/box.ts')])),
    )
  }
  expect(idsOf('remote-billing')).not.toEqual(idsOf('remote-plans'))
  expect(idsOf('remote-billing')).toEqual(idsOf('remote-billing'))
})

test('a module without styled components stays as it is', () => {
  const code = "import { css } from 'styled-components'; export const red = css`color: red`"
  expect(withStableIds(code, 'shared/ui/red.ts').code).toBe(code)
})

test.each([
  ['no id', source],
  ['an id of another form', `${source}\nBox.withConfig({ componentId: "box" })`],
])('a build stops where the compiler writes %s', (_case, code) => {
  expect(() => withStableIds(code, 'shared/ui/box.ts')).toThrow(
    /no longer has an id such as .+ for the styled components of shared\/ui\/box.ts/,
  )
})
