import type { ReactNode } from 'react'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import { InteractivePage } from './main-content/interactive-marker'

interface StatusScreenProps {
  icon: ReactNode
  heading: string
  text: string
  actions: ReactNode
  /** Small print below the actions, such as which part of the site failed. */
  details?: ReactNode
  /** Announced at once, since the screen replaced something that the visitor saw. */
  urgent?: boolean
}

/** A whole page with one message and the actions it offers. */
export function StatusScreen({ icon, heading, text, actions, details, urgent }: StatusScreenProps) {
  return (
    <Container>
      <Screen role={urgent ? 'alert' : undefined}>
        <Tile aria-hidden>{icon}</Tile>
        <Headline as="h1">{heading}</Headline>
        <Lead>{text}</Lead>
        <Actions>{actions}</Actions>
        {details !== undefined && <Details>{details}</Details>}
      </Screen>
      <InteractivePage />
    </Container>
  )
}

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: ${token.space[4]};
  min-height: 60vh;
  max-width: 36rem;
  margin-inline: auto;
  padding-block: ${token.space[16]};
  text-align: center;
  text-wrap: balance;
`

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
  color: ${token.color.accent};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[3]};
  margin-block-start: ${token.space[2]};
`

const Details = styled.div`
  max-width: 100%;
  margin-block-start: ${token.space[4]};
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  overflow-wrap: anywhere;
`
