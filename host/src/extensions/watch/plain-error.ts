/** Characters. */
const longestMessage = 300
const longestStack = 4_000

/** A message without what somebody may have typed: texts in quotation marks, addresses, queries and long numbers. */
export const plainMessage = (message: string) =>
  message
    .replaceAll(/(["'`“‘«]).*?["'`”’»]/gs, '“…”')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…')
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/\d{5,}/g, '…')
    .slice(0, longestMessage)

const frame = /(?:at )?([\w$.<>]*)[ @(]*https?:\/\/[^/\s]+(\/[^\s?#:]*)[^\s:]*:(\d+):(\d+)/

/** The frames alone: function, path, line and column. */
export const plainStack = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, path, row, column] = frame.exec(line) ?? []
      return path === undefined ? [] : [`at ${name || '?'} (${path}:${row}:${column})`]
    })
    .join('\n')
    .slice(0, longestStack)
