import { Container } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead, Small } from '@fivefold/shared/ui/text'
import { media, oneColumn, panel, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { integratorsContent } from './integrators-content'

const { hero, levels } = integratorsContent

/** The hero: three columns that rise with the number of deployments. */
export function CertificationLadder() {
  return (
    <Opening>
      <Container>
        <Words>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Display>{hero.title}</Display>
          <Lead>{hero.lead}</Lead>
        </Words>
        <Ladder>
          {levels.map((level) => (
            <Level key={level.name} {...level} />
          ))}
        </Ladder>
      </Container>
    </Opening>
  )
}

function Level({
  name,
  deployments,
  requirement,
  text,
}: (typeof integratorsContent.levels)[number]) {
  return (
    <Step>
      <Dots aria-hidden="true">
        {Array.from({ length: deployments }, (_, dot) => (
          <span key={dot} />
        ))}
      </Dots>
      <h2>{name}</h2>
      <strong>{requirement}</strong>
      <Small>{text}</Small>
    </Step>
  )
}

const Opening = styled.div`
  padding-block-start: ${token.space.opening};
  background: ${token.color.surface};
`

const Words = styled.div`
  ${oneColumn}
  gap: ${token.space[4]};
  max-width: 46rem;
`

const Ladder = styled.ol`
  ${oneColumn}
  gap: ${token.space[4]};
  padding-block: ${token.space.head} ${token.space.section};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: end;
    margin-block-start: calc(-1 * ${token.space[4]});
    padding-block-end: 0;
  }

  ${media.desktop} {
    margin-block-start: calc(-1 * ${token.space[16]});
  }
`

const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: ${token.space[1]} ${token.space[4]};
  padding: ${token.space.card};
  ${panel}

  & > h2 {
    font: 600 ${token.type.title} / 1.2 ${token.font.sans};
    letter-spacing: -0.015em;
  }

  & > strong {
    font-weight: 550;
  }

  & > p {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${token.space[2]};
    min-height: 13rem;
    border-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    &:nth-child(2) {
      min-height: 15.5rem;
    }

    &:nth-child(3) {
      min-height: 18rem;
    }
  }
`

const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  grid-area: 1 / 2 / span 2;
  align-content: center;
  justify-content: end;
  width: min(7rem, 30vw);

  & > span {
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${token.product.workflows.solid};
  }

  ${media.tablet} {
    grid-area: auto;
    justify-content: start;
    margin-block-end: ${token.space[2]};
  }
`
