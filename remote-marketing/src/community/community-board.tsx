import { ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { SearchBox } from '../search-box/search-box'
import { CategoryList } from './category-list'
import { communityContent } from './community-content'
import { ContributorTable } from './contributor-table'
import type { Discussion } from './discussion/discussion'
import { DiscussionList } from './discussion-list'
import { HouseRules } from './house-rules'
import type { BoardView } from './use-board-view'

interface CommunityBoardProps {
  discussions: readonly Discussion[]
  view: BoardView
}

const { search, tabs, tabsLabel } = communityContent

export function CommunityBoard({ discussions, view }: CommunityBoardProps) {
  return (
    <ContainedSection labelledBy="board-title">
      <VisuallyHidden as="h2" id="board-title">
        {tabs.discussions}
      </VisuallyHidden>
      <Split $ratio="minmax(0, 1fr) 17rem" $align="start">
        <Stack $gap={5}>
          <SearchBox {...search} value={view.query} onValueChange={view.search} />
          <Tabs value={view.tab} onValueChange={view.chooseTab}>
            <TabList label={tabsLabel}>
              <Tab value="discussions">{tabs.discussions}</Tab>
              <Tab value="categories">{tabs.categories}</Tab>
              <Tab value="contributors">{tabs.contributors}</Tab>
            </TabList>
            <TabPanel value="discussions">
              <DiscussionList discussions={discussions} view={view} />
            </TabPanel>
            <TabPanel value="categories">
              <CategoryList discussions={discussions} onChoose={view.showCategory} />
            </TabPanel>
            <TabPanel value="contributors">
              <ContributorTable />
            </TabPanel>
          </Tabs>
        </Stack>
        <HouseRules />
      </Split>
    </ContainedSection>
  )
}
