import { ButtonLink } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Cluster, ContainedSection, Stack } from '@fivefold/shared/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { Headline, Text } from '@fivefold/shared/ui/text'
import { token } from '@fivefold/shared/theme/tokens'
import { Columns } from '../section/columns'
import styled from 'styled-components'
import { useOpeningWords } from '../facts/milestones'
import { learnContent } from './learn-content'
import { TutorialCard } from './tutorial-card'

const { library } = learnContent

export function Library() {
  const when = useOpeningWords(library.coming.opens)
  return (
    <ContainedSection labelledBy="library-title">
      <Head>
        <Headline id="library-title">{library.title}</Headline>
        <Text $muted>{library.note(when)}</Text>
      </Head>
      <Tabs defaultValue="tutorials">
        <TabList label={library.tabsLabel}>
          <Tab value="tutorials">{library.tutorialsTab}</Tab>
          <Tab value="webinars">{library.webinarsTab}</Tab>
        </TabList>
        <TabPanel value="tutorials">
          <Columns $counts={[1, 1, 2]}>
            {library.tutorials.map((tutorial) => (
              <TutorialCard key={tutorial.title} {...tutorial} />
            ))}
          </Columns>
        </TabPanel>
        <TabPanel value="webinars">
          <Webinars />
        </TabPanel>
      </Tabs>
    </ContainedSection>
  )
}

function Webinars() {
  const { title, text, community, resources } = library.webinars
  return (
    <EmptyState
      title={title}
      action={
        <Cluster $justify="center">
          <ButtonLink to={community.to}>{community.label}</ButtonLink>
          <ButtonLink variant="secondary" to={resources.to}>
            {resources.label}
          </ButtonLink>
        </Cluster>
      }
    >
      {text}
    </EmptyState>
  )
}

const Head = styled(Stack)`
  margin-block-end: ${token.space[3]};
`
