import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../workspace/folders'
import { iconOf, smallMaker } from './small-icons'

const library = path.join(workspaceFolder, 'shared/node_modules/lucide-react/dist/esm')
const read = (file: string) => readFileSync(path.join(library, file), 'utf8')

type Element = Readonly<Record<string, unknown>>
type Icon = (props: Element) => Element

function drawn(props: Element) {
  const { code } = smallMaker(read('createLucideIcon.mjs'))
  const body = code.replace(/import .*\n/, '').replace('export default', 'return')
  const createElement = (tag: string, attributes: Element, children?: Element[]) => ({
    tag,
    ...attributes,
    ...(children && { children }),
  })
  const make: (data: object) => Icon = new Function('createElement', body)(createElement)
  return make({ name: 'x', node: [['path', { d: 'M18 6 6 18', key: 'a' }]] })(props)
}

test('an icon is drawn as the library draws it, and decorative unless it is named', () => {
  expect(drawn({ className: 'mark', 'data-strong': true })).toEqual({
    tag: 'svg',
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className: 'lucide lucide-x mark',
    'aria-hidden': 'true',
    'data-strong': true,
    children: [{ tag: 'path', d: 'M18 6 6 18', key: 'a' }],
  })
  expect(drawn({ 'aria-label': 'Close' })['aria-hidden']).toBeUndefined()
})

test('the build stops where the library makes its icons in another way', () => {
  expect(iconOf(read('icons/x.mjs'))).toBeNull()
  expect(() => iconOf('const X = icon(data)')).toThrow('small-icons.ts')
  expect(() => smallMaker('export default icon')).toThrow('lucide-react no longer has')
})
