import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Section, Stack } from '@fivefold/shared/ui/layout'
import { Title } from '@fivefold/shared/ui/text'
import { HeadedContainer } from '../section/headed-container'
import { PillarCard, type Pillar } from './pillar-card'

interface PillarsProps {
  title: string
  lead: string
  items: readonly Pillar[]
  dataTypes: { title: string; items: readonly { name: string; formats: string }[] }
}

export function Pillars({ title, lead, items, dataTypes }: PillarsProps) {
  return (
    <Section labelledBy="cortex-pillars">
      <HeadedContainer id="cortex-pillars" title={title} lead={lead}>
        <Layout>
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
        </Layout>
      </HeadedContainer>
    </Section>
  )
}

const Layout = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space.head} ${token.space[16]};

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
  }
`

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
