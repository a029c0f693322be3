import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { stableStyles, withStableIds } from './stable-styles'

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
  const stable = withStableIds(here, 'shared/ui/box.ts')
  expect(withStableIds(there, 'shared/ui/box.ts')).toBe(stable)
  expect(new Set(idsIn(stable)).size).toBe(2)
})

test('a module without styled components stays as it is', () => {
  const code = "import { css } from 'styled-components'; export const red = css`color: red`"
  expect(withStableIds(code, 'shared/ui/red.ts')).toBe(code)
})

test.each([
  ['no id', source],
  ['an id of another form', `${source}\nBox.withConfig({ componentId: "box" })`],
])('a build stops where the compiler writes %s', (_case, code) => {
  expect(() => withStableIds(code, 'shared/ui/box.ts')).toThrow(
    /no longer has an id such as .+ for the styled components of shared\/ui\/box.ts/,
  )
})
