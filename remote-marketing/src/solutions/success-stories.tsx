import styled from 'styled-components'
import { paths } from '@fivefold/shared/routing/paths'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ContainedSection } from '@fivefold/shared/ui/layout'
import { Headline, Small, TextLink } from '@fivefold/shared/ui/text'
import { Card } from '@fivefold/shared/ui/card'
import type { solutionsContent } from './solutions-content'

/** One large story and two small ones. */
export function SuccessStories({ title, more, items }: typeof solutionsContent.stories) {
  return (
    <ContainedSection labelledBy="solutions-stories">
      <Head>
        <Headline id="solutions-stories">{title}</Headline>
        <TextLink to={paths.caseStudies}>{more}</TextLink>
      </Head>
      <Bento>
        {items.map(({ company, quote, industry, figure, figureLabel, text }, position) => (
          <Story as="article" key={company} data-scheme={position === 0 ? 'dark' : undefined}>
            <Figure>
              <b>{figure}</b> {figureLabel}
            </Figure>
            {quote && <Quote>{quote}</Quote>}
            <div>
              <h3>{company}</h3>
              <Small as="span">{industry}</Small>
              <p>{text}</p>
            </div>
          </Story>
        ))}
      </Bento>
    </ContainedSection>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[8]};
  margin-block-end: ${token.space.head};
`

const Bento = styled.div`
  display: grid;
  gap: ${token.space[4]};

  ${media.desktop} {
    grid-template-columns: 6fr 5fr;
    grid-template-rows: 1fr 1fr;

    & > :first-child {
      grid-row: span 2;
    }
  }
`

const Story = styled(Card)`
  justify-content: space-between;

  &[data-scheme] {
    background: ${token.color.paper};
  }

  & h3 {
    font: 600 ${token.type.lead} / 1.35 ${token.font.sans};
  }

  & div > p {
    max-width: 30.6em;
    margin-block-start: ${token.space[1]};
    line-height: 1.5;
  }
`

const Quote = styled.blockquote`
  font: 500 ${token.type.title} / 1.35 ${token.font.sans};
  letter-spacing: -0.015em;

  &::before {
    content: '“';
  }

  &::after {
    content: '”';
  }
`

const Figure = styled.p`
  color: ${token.color.inkMuted};
  line-height: 1.45;

  & > b {
    display: block;
    color: ${token.color.ink};
    font: 600 ${token.type.headline} / 1.1 ${token.font.sans};
    letter-spacing: -0.035em;
  }

  ${media.desktop} {
    ${Story}[data-scheme] & > b {
      font-size: ${token.type.display};
      line-height: 1;
    }
  }
`
