/** Characters. */
const longestMessage = 300
const longestStack = 4_000

/** A message without what somebody may have typed: texts in quotation marks, addresses, queries and long numbers. */
export const plainMessage = (message: string) =>
  message
    .replaceAll(/(["'`“‘«]).*?["'`”’»]/gs, '“…”')
    .replaceAll(/[^\s@]+@[^\s@]+|\d{5,}/g, '…')
    .replaceAll(/[?#]\S*/g, '')
    .slice(0, longestMessage)

const frame = /(?:at )?([\w$.<>]*)[ @(]*https?:\/\/[^/\s]+(\/[^\s?#:]*)[^\s:]*:(\d+:\d+)/g

/** The frames alone: function, path, line and column. */
export const plainStack = (stack: string) =>
  Array.from(stack.matchAll(frame), ([, name, path, at]) => `at ${name || '?'} (${path}:${at})`)
    .join('\n')
    .slice(0, longestStack)
