import { Container, Section, Split, Stack } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead, Small } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import LayersScene from './layers-scene.svg?picture'
import { securityContent } from './security-content'

const { eyebrow, title, lead, pillars } = securityContent

/** The page title and the four pillars, each a ring of the drawing. */
export function SecurityHero() {
  return (
    <Band tone="ink">
      <Container>
        <Stack $gap="head">
          <Words>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Display>{title}</Display>
            <Lead>{lead}</Lead>
          </Words>
          <Split $ratio="narrow">
            <Layers />
            <Pillars>
              {pillars.map(({ name, text }) => (
                <li key={name}>
                  <h2>{name}</h2>
                  <Small>{text}</Small>
                </li>
              ))}
            </Pillars>
          </Split>
        </Stack>
      </Container>
    </Band>
  )
}

const Band = styled(Section)`
  padding-block-start: ${token.space.opening};
`

/* The names are also in the list; in a small drawing they would be too small to read. */
const Layers = styled(LayersScene)`
  max-width: 14rem;
  margin-inline: auto;

  & text {
    display: none;
  }

  ${media.tablet} {
    max-width: 28rem;

    & text {
      display: inline;
    }
  }
`

const Words = styled.div`
  ${oneColumn}
  gap: ${token.space[4]};

  & > h1 {
    max-width: 10.5em;
  }
`

const Pillars = styled.ol`
  & > li {
    ${oneColumn}
    gap: 0 ${token.space[6]};
    padding-block: ${token.space[3]};
    border-block-start: 1px solid ${token.color.line};
  }

  & h2 {
    font: 600 ${token.type.title} / 1.25 ${token.font.sans};
    letter-spacing: -0.015em;
  }

  ${media.tablet} {
    & > li {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
`
