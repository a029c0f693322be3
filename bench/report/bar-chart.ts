import { escapeHtml } from '../../deploy/site/documents/escape-html'

export interface Bar {
  label: string
  value: number
  /** Drawn in the accent color. */
  isOurs: boolean
}

export interface BarGroup {
  title: string
  bars: readonly Bar[]
}

const width = 720
const labelWidth = 250
const valueWidth = 80
const barHeight = 18
const step = 26
const groupHead = 34
const padding = 12

/** Colors that are distinct on white and on black. */
const style = `
    text { font: 13px system-ui, sans-serif; fill: #24292f }
    .title { font-weight: 600 }
    .bar { fill: #8c959f }
    .ours { fill: #2f6fdb }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 }
      .bar { fill: #768390 }
      .ours { fill: #6ca4ff }
    }`

/** An SVG of horizontal bars on one scale, readable in light and dark. */
export function barChart(
  title: string,
  groups: readonly BarGroup[],
  format: (value: number) => string,
): string {
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)))
  const scale = (width - labelWidth - valueWidth - padding) / longest
  const parts: string[] = []
  let y = padding
  for (const group of groups) {
    parts.push(text(0, y + 16, group.title, 'title'))
    y += groupHead
    for (const { label, value, isOurs } of group.bars) {
      const length = (value * scale).toFixed(1)
      parts.push(
        text(0, y + 14, label),
        `<rect class="bar${isOurs ? ' ours' : ''}" x="${labelWidth}" y="${y}" width="${length}" height="${barHeight}" rx="2"/>`,
        text(labelWidth + value * scale + 8, y + 14, format(value)),
      )
      y += step
    }
    y += padding
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-label="${escapeHtml(title)}">
  <title>${escapeHtml(title)}</title>
  <style>${style}
  </style>
  ${parts.join('\n  ')}
</svg>
`
}

const text = (x: number, y: number, content: string, name?: string) =>
  `<text${name === undefined ? '' : ` class="${name}"`} x="${x.toFixed(1)}" y="${y}">${escapeHtml(content)}</text>`
