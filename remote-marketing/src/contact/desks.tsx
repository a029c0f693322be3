import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { Small, TextLink } from '@fivefold/shared/ui/text'
import type { contactContent } from './contact-content'

/** Four cards that share their borders. */
export function Desks({ desks }: { desks: typeof contactContent.desks }) {
  return (
    <Room>
      <Counters>
        {desks.map(({ id, title, time, timeLabel, text, link }) => (
          <Counter key={id} data-desk={id}>
            <h2>{title}</h2>
            <div>
              <Small>{timeLabel}</Small>
              <Time>{time}</Time>
            </div>
            <About>
              <p>{text}</p>
              <TextLink to={link.to}>{link.label}</TextLink>
            </About>
          </Counter>
        ))}
      </Counters>
    </Room>
  )
}

const Room = styled(Container)`
  padding-block-end: ${token.space.section};
`

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
  grid-template: auto 1fr / minmax(0, 1fr) auto;
  gap: ${token.space[1]} ${token.space[4]};
  padding: ${token.space.card};
  background: ${token.color.raised};

  & > h2 {
    font-weight: 600;
  }

  /* On a phone the time is beside the other lines. */
  & > div:nth-child(2) {
    grid-area: 1 / 2 / span 2;
    text-align: end;
  }

  ${media.tablet} {
    grid-template: auto auto 1fr / minmax(0, 1fr);
    gap: ${token.space[2]};

    & > div:nth-child(2) {
      grid-area: auto;
      text-align: start;
    }
  }

  &[data-desk='emergency'] {
    background: ${token.color.dangerSoft};
  }
`

const Time = styled.p`
  font: 600 ${token.type.headline} / 1.15 ${token.font.sans};
  letter-spacing: -0.03em;
  word-spacing: 0.06em;

  [data-desk='emergency'] & {
    color: ${token.color.danger};
  }
`

const About = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${token.space[1]};
  font-size: ${token.type.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
`
