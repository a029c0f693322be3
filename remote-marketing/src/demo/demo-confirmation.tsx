import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { CircleCheck } from 'lucide-react'
import { media, oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { cut } from '@fivefold/shared/words/cut'
import { Headline, Lead, TextLink } from '@fivefold/shared/ui/text'
import { demoContent } from './request/demo-content'
import type { DemoForm } from './request/demo-fields'
import { SessionCard } from './session-card'

interface DemoConfirmationProps {
  request: DemoForm
  about: string
  onAnother: () => void
}

export function DemoConfirmation({ request, about, onAnother }: DemoConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, lead, links, help, mail, another } = demoContent.confirmation

  useEffect(() => heading.current?.focus(), [])

  return (
    <Panel>
      <Words>
        <CircleCheck aria-hidden="true" />
        <Headline ref={heading} tabIndex={-1}>
          {title}
        </Headline>
        <Lead>{lead.replace('{name}', () => cut(request.name.trim(), 80))}</Lead>
        <Next>
          {links.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
          <li>
            {help} <TextLink to={`mailto:${mail}`}>{mail}</TextLink>
          </li>
        </Next>
        <div>
          <Button variant="secondary" onClick={onAnother}>
            {another}
          </Button>
        </div>
      </Words>
      <SessionCard request={request} about={about} />
    </Panel>
  )
}

const Panel = styled.div`
  ${oneColumn}
  gap: ${token.space[10]};
  align-items: start;
  padding: clamp(min(1.5rem, 6.2vw), 5vw, 4rem);
  ${panel}

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[5]};

  & > svg {
    width: 3rem;
    height: 3rem;
    color: ${token.color.success};
    stroke-width: 1.5;
  }

  & > p {
    overflow-wrap: anywhere;
  }
`

const Next = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
`
