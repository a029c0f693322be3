import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DueMark } from './due-mark'

const dueAt = '2026-03-02T12:00:00.000Z'

test.each([
  ['2026-03-02T10:00:00.000Z', 'Due in 2 h'],
  ['2026-03-02T11:44:59.000Z', 'Due in 15 min'],
  ['2026-03-02T11:59:59.000Z', 'Due in 1 min'],
  ['2026-03-02T12:00:00.000Z', 'Late by 1 min'],
  ['2026-03-02T12:01:00.000Z', 'Late by 2 min'],
])('at %s the mark says “%s”', (now, words) => {
  const markup = renderToStaticMarkup(<DueMark dueAt={dueAt} now={Date.parse(now)} />)
  expect(markup.replace(/<style.*?<\/style>|<[^>]+>/g, '')).toBe(words)
})
