import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { Text } from '@fivefold/shared/ui/text'
import { SplitSection } from '../section/split-section'
import { specifications } from './specifications-content'

export function Specifications() {
  const { title, label, tabs } = specifications
  return (
    <SplitSection
      tone="surface"
      id="specifications"
      labelledBy="platform-specifications"
      title={title}
      ratio="third"
    >
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
    </SplitSection>
  )
}

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
