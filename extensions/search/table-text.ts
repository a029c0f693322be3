import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { elementsBelow, isElement } from '../../deploy/site/documents/html-tree'

/** A sentence for each row: `SOC 2 — Scope: availability; Evidence: a report.` */
export function tableText(table: Tree.Element, textOf: (node: Tree.Node) => string): string {
  const rows = elementsBelow(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => row.childNodes.filter(isElement))
  const [first = [], ...others] = rows
  const hasHead = first.length > 1 && first.every(({ tagName }) => tagName === 'th')
  const said = (cell: Tree.Node | undefined) =>
    cell
      ? textOf(cell)
          .replace(/[·\s]+$/, '')
          .trim()
      : ''
  const columns = hasHead ? first.map(said) : []
  const sentences = (hasHead ? others : rows).map(([name, ...cells]) => {
    const values = cells.map((cell, index) => [columns[index + 1], said(cell)])
    const parts = values.flatMap((pair) => (pair[1] ? pair.filter(Boolean).join(': ') : []))
    return parts.length === 0 ? '' : ` ${said(name)} — ${parts.join('; ')}. `
  })
  return sentences.join('')
}
