import styled from 'styled-components'
import { paths } from '@fivefold/shared/routing/paths'
import { token } from '@fivefold/shared/theme/tokens'
import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Caption, Small } from '@fivefold/shared/ui/text'
import { dollarWords } from '@fivefold/shared/words/count-words'
import { useOrigin } from '../address/use-origin'
import { basePrice, estimateOf, type Usage } from '../estimate/price-estimate'
import { hrefWith } from '../lead-context/lead-link'
import { pricingContent } from './pricing-content'
import { sharedQuery } from '../estimate/usage-address'

/** The estimate as a receipt; the total is announced when a slider stops moving. */
export function EstimateReceipt({ usage }: { usage: Usage }) {
  const { receiptTitle, base, total, period, quote, copy, note, dimensions } =
    pricingContent.calculator
  const estimate = estimateOf(usage)
  const address = `${paths.pricing}?${sharedQuery(usage)}#calculator`
  const origin = useOrigin()
  return (
    <Slip>
      <Small as="h3">{receiptTitle}</Small>
      <Lines>
        <div>
          <dt>{base}</dt>
          <dd>{dollarWords(basePrice)}</dd>
        </div>
        {estimate.lines.map(({ dimension, extra, cost }) => (
          <div key={dimension}>
            <dt>
              {extra} {dimensions[dimension].extra[extra === 1 ? 'one' : 'other']}
            </dt>
            <dd>{dollarWords(cost)}</dd>
          </div>
        ))}
      </Lines>
      <Total>
        <span>{total}</span>
        <output>
          <b>{dollarWords(estimate.total)}</b>
          <span>{period}</span>
        </output>
      </Total>
      <ButtonLink to={hrefWith(paths.contact, { inquiry: 'sales', usage })} data-print="hide">
        {quote}
      </ButtonLink>
      <div data-print="hide">
        <CopyButton text={`${origin}${address}`} label={copy} />
      </div>
      <Caption>{note}</Caption>
    </Slip>
  )
}

/* A torn lower edge. */
const Slip = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[5]} ${token.space.card} ${token.space[6]};
  border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  background: ${token.color.raised};
  filter: drop-shadow(0 1px 2px ${token.color.line}) drop-shadow(0 10px 20px ${token.color.line});
  mask:
    linear-gradient(${token.color.ink} 0 0) top / 100% calc(100% - 7.5px) no-repeat,
    conic-gradient(from -45deg at 50% 100%, ${token.color.ink} 90deg, transparent 0) bottom / 16px
      8px repeat-x;
  font-variant-numeric: tabular-nums;

  @media print {
    filter: none;
  }
`

const Lines = styled.dl`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  min-height: 7.5rem;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[4]};
  }
`

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block-start: ${token.space[3]};
  border-block-start: 1px dashed ${token.color.lineStrong};

  & b {
    font: 600 clamp(2rem, 1.6rem + 1.6vw, 2.75rem) / 1 ${token.font.sans};
    letter-spacing: -0.035em;
  }

  & output > span {
    display: inline-block;
    padding-inline-start: 0.2em;
    color: ${token.color.inkMuted};
  }
`
