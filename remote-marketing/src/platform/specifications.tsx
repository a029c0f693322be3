import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { Headline, Text } from '@fivefold/shared/ui/text'
import { specifications } from './specifications-content'

export function Specifications() {
  const { title, label, tabs } = specifications
  return (
    <Section tone="surface" id="specifications" labelledBy="platform-specifications">
      <Container>
        <Layout>
          <Headline id="platform-specifications">{title}</Headline>
          <Tabs defaultValue="performance">
            <TabList label={label}>
              {tabs.map(({ id, name }) => (
                <Tab key={id} value={id}>
                  {name}
                </Tab>
              ))}
            </TabList>
            {tabs.map(({ id, summary, facts }) => (
              <TabPanel key={id} value={id} keepMounted>
                <Text $muted>{summary}</Text>
                <Facts>
                  {facts.map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </Facts>
              </TabPanel>
            ))}
          </Tabs>
        </Layout>
      </Container>
    </Section>
  )
}

const Layout = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space.head} ${token.space[16]};

  ${media.desktop} {
    grid-template-columns: 4fr 8fr;
  }
`

const Facts = styled.dl`
  margin-block-start: ${token.space[2]};
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;

  & > div {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: 0 ${token.space[4]};
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
  }

  & dt {
    color: ${token.color.inkMuted};
  }

  & dd {
    font-weight: 550;
  }
`
