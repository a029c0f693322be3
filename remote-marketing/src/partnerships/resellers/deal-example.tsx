import { Caption } from '@fivefold/shared/ui/text'
import { media, token } from '@fivefold/shared/theme/tokens'
import { SplitSection } from '../../section/split-section'
import styled from 'styled-components'
import { earnings } from './earnings'
import { resellersContent } from './resellers-content'

const { example, tiers } = resellersContent

export function DealExample() {
  return (
    <SplitSection
      labelledBy="example-title"
      title={example.title}
      lead={example.lead}
      ratio="narrow"
      more={<Caption>{example.note}</Caption>}
    >
      <Receipt>
        {tiers.map((tier) => (
          <div key={tier.name}>
            <dt>
              {tier.name} <span>{tier.margin}</span>
            </dt>
            <dd>{earnings(example.listPrice, tier)}</dd>
          </div>
        ))}
      </Receipt>
    </SplitSection>
  )
}

const Receipt = styled.dl`
  border-block-start: 1px solid ${token.color.ink};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[1]} ${token.space[4]};
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
  }

  & dt {
    font-weight: 550;
  }

  & dt > span {
    margin-inline-start: ${token.space[2]};
    color: ${token.color.inkMuted};
    font-weight: 400;
    font-size: ${token.type.small};
  }

  & dd {
    font: 600 ${token.type.title} / 1.1 ${token.font.sans};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    word-spacing: 0.06em;
  }

  ${media.tablet} {
    & dd {
      font-size: ${token.type.headline};
    }
  }
`
