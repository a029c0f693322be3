import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { TextLink } from '@fivefold/shared/ui/text'
import type { contactContent } from './contact-content'

interface DesksProps {
  desks: typeof contactContent.desks
}

/** Four cards that share their borders. */
export function Desks({ desks }: DesksProps) {
  return (
    <Container>
      <Counters>
        {desks.map(({ id, title, time, timeLabel, text, link }) => (
          <Counter key={id} data-desk={id}>
            <h2>{title}</h2>
            <div>
              <Label>{timeLabel}</Label>
              <Time>{time}</Time>
            </div>
            <About>
              <p>{text}</p>
              <TextLink to={link.to}>{link.label}</TextLink>
            </About>
          </Counter>
        ))}
      </Counters>
    </Container>
  )
}

const Counters = styled.ul`
  display: grid;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.line};
  gap: 1px;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`

const Counter = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${token.space[6]};
  padding: ${token.space[6]};
  background: ${token.color.raised};

  & > h2 {
    font-weight: 600;
  }

  &[data-desk='emergency'] {
    background: ${token.color.dangerSoft};
  }
`

const Label = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
`

const Time = styled.p`
  font: 600 clamp(1.75rem, 1.2rem + 1.6vw, 2.375rem) / 1.15 ${token.font.sans};
  letter-spacing: -0.03em;
  word-spacing: 0.06em;

  [data-desk='emergency'] & {
    color: ${token.color.danger};
  }
`

const About = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${token.space[3]};
  font-size: ${token.type.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
`
