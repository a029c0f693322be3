import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'

const read = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8')
const claims = [...read('README.md').matchAll(/^\| (.+?) +\| `npx.* bench (\w+)` +\|$/gm)]
const measured = read('docs/performance.md').split(/(?=`npx.* bench \w+`, measured|^#)/m)

const figuresIn = (text = '') =>
  [...text.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(String)

/** A claim has its figure in fewer digits, and in seconds. */
const isRounded = (claimed: string) => (figure: string) =>
  [1, 1000].some(
    (unit) => (Number(figure) / unit).toFixed(claimed.split('.')[1]?.length ?? 0) === claimed,
  )

test.each(claims.map(([, claim, name]) => [claim, name]))(
  'README’s “%s” is what performance.md has of `bench %s`',
  (claim, name) => {
    const figures = figuresIn(measured.find((part) => part.includes(` bench ${name}\`, measured`)))
    const claimed = figuresIn(claim)
    expect(claimed).not.toEqual([])
    expect(claimed.filter((each) => !figures.some(isRounded(each)))).toEqual([])
  },
)
