import { useEffect, useState } from 'react'
import { token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Container } from '@fivefold/shared/ui/layout'
import styled, { createGlobalStyle } from 'styled-components'
import { edgeOf } from './part-colors'
import { siteParts, type SitePart } from './site-parts'
import { useShownParts, type ShownPart } from './use-shown-parts'

/** The edges of the page's parts, a color for each app, and a list of the apps. */
export function Outline({ onHide }: { onHide: () => void }) {
  const [parts, setParts] = useState<readonly SitePart[]>([])
  const [problem, setProblem] = useState('')
  const shown = useShownParts()

  useEffect(() => {
    siteParts().then(setParts, (error: unknown) => setProblem(String(error)))
  }, [])

  const indexOf = (name: string) => parts.findIndex((part) => part.name === name)
  return (
    <>
      <LinkEdges $rules={parts.map(linkRule).join('\n')} />
      {shown.map((part) => (
        <Edge key={part.place} $part={part} $color={edgeOf(indexOf(part.name))} aria-hidden="true">
          <Tag>
            {part.name} {part.version}
          </Tag>
        </Edge>
      ))}
      <Bar as="section" aria-label="Parts of the site">
        <Container>
          <Row>
            <Title>Parts of the site</Title>
            <Button size="small" variant="secondary" onClick={onHide}>
              Hide
            </Button>
          </Row>
          {problem && <p>{problem}</p>}
          <List>
            {parts.map((part, index) => (
              <Entry key={part.name} $color={edgeOf(index)}>
                <strong>{part.name}</strong> {part.version}
                <PartFacts part={part} shown={shown} />
              </Entry>
            ))}
          </List>
        </Container>
      </Bar>
    </>
  )
}

function PartFacts({ part, shown }: { part: SitePart; shown: readonly ShownPart[] }) {
  const { canary, owner, folder, source } = part
  const here = shown.find(({ name }) => name === part.name)
  const other = here && here.version !== part.version ? `here ${here.version}` : ''
  const facts = [here && !other && 'on this page', other, canary && `canary ${canary}`, owner]
  return (
    <Facts>
      {facts.filter(Boolean).join(' · ')}
      {folder !== undefined && (
        <span>{source === undefined ? folder : <a href={source}>{folder}</a>}</span>
      )}
    </Facts>
  )
}

/** Links have the color of the app that owns their page. */
const linkRule = ({ paths }: SitePart, index: number) => {
  const links = paths.flatMap((path) => {
    const [fixed = ''] = path.split(':')
    if (fixed !== path) return [`a[href^="${fixed}"]`]
    return [`a[href="${path}"]`, `a[href^="${path}?"]`, `a[href^="${path}#"]`]
  })
  return links.length === 0 ? '' : `:is(${links.join(',')}) { ${edgeLine(edgeOf(index))} }`
}

const edgeLine = (color: string) => `outline: 2px dashed ${color}; outline-offset: 1px;`

const LinkEdges = createGlobalStyle<{ $rules: string }>`
  ${({ $rules }) => $rules}
`

const Edge = styled.div.attrs<{ $part: ShownPart; $color: string }>(({ $part: { box } }) => ({
  style: { top: box.top, left: box.left, width: box.width, height: box.height },
}))<{ $part: ShownPart; $color: string }>`
  --edge: ${({ $color }) => $color};
  position: fixed;
  z-index: ${token.layer.header};
  border: 3px solid var(--edge);
  pointer-events: none;
`

const Tag = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  max-width: 100%;
  padding: 0.125rem 0.5rem;
  background: var(--edge);
  color: #fff;
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
  overflow-wrap: anywhere;
`

/* Below the footer; until then it sticks to the bottom edge of the window. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.header};
  max-height: 45dvh;
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.color.lineStrong};
  overflow-y: auto;
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-size: ${token.type.small};
`

const Row = styled.div`
  ${wrappingRow}
  justify-content: space-between;
`

const Title = styled.strong`
  font-size: ${token.type.body};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${token.space[2]} ${token.space[4]};
  margin: ${token.space[2]} 0 0;
  padding: 0;
  list-style: none;
`

const Entry = styled.li<{ $color: string }>`
  padding-inline-start: ${token.space[3]};
  border-inline-start: 4px solid ${({ $color }) => $color};
  overflow-wrap: anywhere;
`

const Facts = styled.span`
  ${wrappingRow}
  gap: 0 ${token.space[3]};
  color: ${token.color.inkMuted};
`
