import styled from 'styled-components'
import { media, panel, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Small, Title } from '@fivefold/shared/ui/text'
import { Turnaround } from '../../section/turnaround'
import { solutionsContent, type Industry } from '../solutions-content'

export function IndustryPanel({ industry }: { industry: Industry }) {
  const { casesTitle, benefitsTitle, turnaround } = solutionsContent.industries
  return (
    <Sheet aria-live="polite">
      <Promise>
        <Title>{industry.promise}</Title>
        <Process>
          <figcaption>{industry.process.name}</figcaption>
          <Turnaround labels={turnaround} {...industry.process} />
        </Process>
      </Promise>
      <div>
        <Small as="h4" id="industry-use-cases">
          {casesTitle}
        </Small>
        <Cases aria-labelledby="industry-use-cases">
          {industry.cases.map((useCase) => (
            <li key={useCase}>{useCase}</li>
          ))}
        </Cases>
        <Small as="h4" id="industry-benefits">
          {benefitsTitle}
        </Small>
        <Benefits aria-labelledby="industry-benefits">
          {industry.benefits.map(({ figure, text }) => (
            <li key={text}>
              <b>{figure}</b>
              {text}
            </li>
          ))}
        </Benefits>
      </div>
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: ${token.space.head} ${token.space[16]};
  padding: ${token.space.card};
  ${panel}

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`

const Promise = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${token.space.head};

  & > h3 {
    font-size: ${token.type.headline};
    line-height: 1.2;
  }
`

const Process = styled.figure`
  --hue: ${token.color.accent};

  & > figcaption {
    margin-block-end: ${token.space[3]};
    padding-block-end: ${token.space[2]};
    border-block-end: 1px solid ${token.color.line};
    font-weight: 600;
    font-size: ${token.type.small};
  }
`

const Cases = styled.ul`
  margin-block: ${token.space[2]} ${token.space.head};

  & > li {
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
    font-size: ${token.type.small};
    line-height: 1.5;
  }
`

const Benefits = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[3]} ${token.space[8]};
  margin-block-start: ${token.space[2]};
  padding-block-start: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  ${smallMuted}
  line-height: 1.45;

  & b {
    display: block;
    color: ${token.color.ink};
    font: 600 ${token.type.headline} / 1.15 ${token.font.sans};
    letter-spacing: -0.03em;
  }
`
