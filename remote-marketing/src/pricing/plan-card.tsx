import styled from 'styled-components'
import { media, panel, token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { CheckList } from '../section/check-list'
import { plansContent, type Plan } from './plans-content'
import { popularPlan } from './pricing-content'

/** The popular plan is dark. */
export function PlanCard({ id, name, price, scale, description, features, cta }: Plan) {
  const popular = id === popularPlan
  return (
    <Sheet id={id} data-popular={popular} data-scheme={popular ? 'dark' : undefined}>
      <Head>
        <h2>{name}</h2>
        {popular && <Badge tone="warning">{plansContent.popular}</Badge>}
      </Head>
      <Price>{price || scale}</Price>
      <p>{description}</p>
      <ButtonLink to={cta.to} variant={popular ? 'primary' : 'secondary'}>
        {cta.label}
      </ButtonLink>
      <Features items={features} />
    </Sheet>
  )
}

const Sheet = styled.article`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  padding: ${token.space.card};
  ${panel}

  & > p {
    color: ${token.color.inkMuted};
    line-height: 1.5;
  }

  &[data-popular='true'] {
    border-color: ${token.color.lineStrong};
    background: ${token.color.paper};
    box-shadow: ${token.shadow.float};
  }

  /* On a dark page a dark card stands out by its edge alone. */
  [data-theme='dark'] &[data-popular='true'] {
    border-color: ${token.color.accent};
    background: ${token.color.raised};
    box-shadow: 0 0 0 1px ${token.color.accent};
  }

  ${media.desktop} {
    &:first-child {
      border-inline-end: 0;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }

    &:last-child {
      border-inline-start: 0;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }

    &[data-popular='true'] {
      padding-block: calc(${token.space.card} + ${token.space[4]});
    }
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};

  & > h2 {
    font: 600 ${token.type.title} / 1.25 ${token.font.sans};
    letter-spacing: -0.015em;
  }
`

const Price = styled.p`
  && {
    color: ${token.color.ink};
    font: 600 ${token.type.headline} / 1.1 ${token.font.sans};
    letter-spacing: -0.03em;
  }
`

const Features = styled(CheckList)`
  gap: ${token.space[1]};
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};
  font-size: ${token.type.small};
  line-height: 1.45;

  & svg {
    color: ${token.color.success};
  }
`
