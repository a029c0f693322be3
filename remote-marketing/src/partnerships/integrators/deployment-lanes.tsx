import { media, token } from '@fivefold/shared/theme/tokens'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { Columns } from '../../section/columns'
import { HeadedSection } from '../../section/headed-section'
import styled from 'styled-components'
import { integratorsContent } from './integrators-content'

const { lanes } = integratorsContent

/** Four phases with two lanes each; the lane of the responsible party is filled. */
export function DeploymentLanes() {
  return (
    <HeadedSection labelledBy="lanes-title" title={lanes.title} lead={lanes.lead}>
      <Columns as="ol" $counts={[1, 2, 4]} $gap={2} $rowGap={5}>
        {lanes.phases.map(({ weeks, name, you, us, lead }) => (
          <Phase key={name}>
            <p>{weeks}</p>
            <h3>{name}</h3>
            <Lane data-lead={lead === 'you' || undefined}>
              <LaneName>
                {lanes.you}
                {lead === 'you' && <VisuallyHidden> ({lanes.leads})</VisuallyHidden>}
              </LaneName>
              {you}
            </Lane>
            <Lane data-lead={lead === 'us' || undefined}>
              <LaneName>
                {lanes.us}
                {lead === 'us' && <VisuallyHidden> ({lanes.leads})</VisuallyHidden>}
              </LaneName>
              {us}
            </Lane>
          </Phase>
        ))}
      </Columns>
    </HeadedSection>
  )
}

const Phase = styled.li`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[2]};

  & > :is(p, h3) {
    grid-column: 1 / -1;
  }

  & > p {
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
    font-variant-numeric: tabular-nums;
  }

  & > h3 {
    margin-block-end: ${token.space[1]};
    font: 600 ${token.type.lead} / 1.2 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr 1fr;
  }
`

const Lane = styled.div`
  padding: ${token.space[3]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  font-size: ${token.type.small};
  line-height: 1.45;

  &[data-lead] {
    border: 1px solid ${token.product.workflows.solid};
    background: ${token.product.workflows.soft};
  }
`

const LaneName = styled.span`
  display: block;
  margin-block-end: ${token.space[1]};
  color: ${token.color.inkMuted};
  font: 550 ${token.type.caption} / 1.4 ${token.font.sans};

  [data-lead] > & {
    color: ${token.product.workflows.text};
  }
`
