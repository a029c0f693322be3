import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** The elements of a document's head with their place in the text. */
export function headElements(html: string) {
  const children = (node: Tree.Node | undefined) =>
    node && 'childNodes' in node ? node.childNodes : []
  const document = parse(html, { sourceCodeLocationInfo: true })
  const root = children(document).find(({ nodeName }) => nodeName === 'html')
  const head = children(root).find(({ nodeName }) => nodeName === 'head')
  return children(head).flatMap((node) => {
    if (!('attrs' in node) || !node.sourceCodeLocation) return []
    const { startOffset: start, endOffset: end } = node.sourceCodeLocation
    const attributes: Readonly<Record<string, string>> = Object.fromEntries(
      node.attrs.map(({ name, value }) => [name, value]),
    )
    return [{ attributes, start, end }]
  })
}
