import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Split, Stack } from '@fivefold/shared/ui/layout'
import { Title } from '@fivefold/shared/ui/text'
import { HeadedSection } from '../section/headed-section'
import { PillarCard, type Pillar } from './pillar-card'

interface PillarsProps {
  title: string
  lead: string
  items: readonly Pillar[]
  dataTypes: { title: string; items: readonly { name: string; formats: string }[] }
}

export function Pillars({ title, lead, items, dataTypes }: PillarsProps) {
  return (
    <HeadedSection labelledBy="cortex-pillars" title={title} lead={lead}>
      <Split $ratio="wide" $align="start">
        <Stack $gap={3}>
          {items.map((pillar) => (
            <PillarCard key={pillar.id} {...pillar} />
          ))}
        </Stack>
        <div>
          <Title id="cortex-data-types">{dataTypes.title}</Title>
          <Types aria-labelledby="cortex-data-types">
            {dataTypes.items.map(({ name, formats }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{formats}</span>
              </li>
            ))}
          </Types>
        </div>
      </Split>
    </HeadedSection>
  )
}

const Types = styled.ul`
  display: grid;
  margin-block-start: ${token.space[4]};
  grid-template-columns: 1fr 1fr;
  column-gap: ${token.space[6]};
  font-size: ${token.type.small};

  & > li {
    display: grid;
    gap: 0 ${token.space[4]};
    padding-block: 0.375rem;
    border-block-start: 1px solid ${token.color.line};
  }

  ${media.desktop} {
    grid-template-columns: 1fr;

    & > li {
      grid-template-columns: auto auto;
      justify-content: space-between;
    }
  }

  & b {
    font-weight: 550;
  }

  & span {
    color: ${token.color.inkMuted};
  }
`
