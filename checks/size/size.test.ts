import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { measureSize } from './measure-size'

const document = 'docs/decisions/size.md'
const rows = readFileSync(path.join(workspaceFolder, document), 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \| +[+\d]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const figure = (text = '') => Number(text.replaceAll(/[+,]/g, ''))
const size = measureSize(workspaceFolder)

/** A part may be this much below its limit before the limit comes down. */
const slack = (limit: number) => Math.max(3, limit / 100)

test.each(Object.entries(size))('the size of “%s” is within its limit (%i)', (part, actual) => {
  const own = rows.filter(([, name]) => name === part)
  const limit = own.reduce((sum, [, , count]) => sum + figure(count), 0)
  expect(
    actual,
    `${part}: remove something, or add a row with the reason to ${document}`,
  ).toBeLessThanOrEqual(limit)
  expect(actual, `${part} has shrunk: write ${actual} into ${document}`).toBeGreaterThan(
    limit - slack(limit),
  )
  expect(own.slice(1).filter(([, , , reason = '']) => reason.length < 20)).toEqual([])
})
