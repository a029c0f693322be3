import { expect, it } from 'vitest'
import { markdownTable } from './markdown-table'

it('pads every column to its widest cell, as prettier does', () => {
  expect(
    markdownTable(
      ['page', 'a|b'],
      [
        ['/', '1'],
        ['/pricing', ''],
      ],
    ),
  ).toBe(
    [
      '| page     | a\\|b |',
      '| -------- | ---- |',
      '| /        | 1    |',
      '| /pricing |      |',
    ].join('\n'),
  )
})
