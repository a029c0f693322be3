import type { MouseEvent } from 'react'
import { Link } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { media, panel, token } from '@fivefold/shared/theme/tokens'
import { Text, TextLink } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import type { Endpoint } from './endpoint'
import { EndpointDetails } from './endpoint-details'
import { endpointAnchor, endpointHref } from './reference-address'
import { referenceContent as words } from './reference-content'

interface EndpointCardProps {
  endpoint: Endpoint
  isOpen: boolean
  onToggle: () => void
}

/** A row that opens its reference; its name is the link to share. */
export function EndpointCard({ endpoint, isOpen, onToggle }: EndpointCardProps) {
  const { id, name, path, text } = endpoint
  const anchor = endpointAnchor(id)
  const details = `${anchor}-details`
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onToggle()
  }
  return (
    <Card data-open={isOpen || undefined}>
      <h3 id={anchor}>
        <Link to={endpointHref(id)} aria-expanded={isOpen} aria-controls={details} onClick={toggle}>
          {name}
        </Link>
      </h3>
      <Path>{path}</Path>
      <Text $muted>{text}</Text>
      {/* Has the specified address, and opens the reference in place. */}
      <TextLink
        to={paths.developersApi}
        aria-describedby={anchor}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={toggle}
      >
        {isOpen ? words.close : words.open}
      </TextLink>
      <EndpointDetails id={details} endpoint={endpoint} isOpen={isOpen} />
    </Card>
  )
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  justify-items: start;
  gap: ${token.space[1]} ${token.space[8]};
  padding: ${token.space[3]} ${token.space[4]};
  ${panel}

  &[data-open] {
    border-color: ${token.color.lineStrong};
  }

  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  & > h3 > a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  & > p,
  & > a {
    grid-column: 1 / -1;
    font-size: ${token.type.small};
  }

  & > a {
    padding-block: ${token.space[1]};
    white-space: nowrap;
  }

  & > div {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    grid-template-columns: 10rem 12rem minmax(0, 1fr) auto;

    & > p,
    & > a {
      grid-column: auto;
    }
  }
`

const Path = styled.code`
  padding: ${token.space[1]} ${token.space[3]};
  border-radius: 6px;
  background: ${token.color.accentSoft};
  color: ${token.color.accent};
  font-size: ${token.type.small};
  overflow-wrap: anywhere;
`
