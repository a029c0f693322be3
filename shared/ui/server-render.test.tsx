import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField, RadioGroupField } from './fields/choice-field'
import { SelectField, TextField } from './fields/field'
import { TextAreaField } from './fields/text-area-field'
import { Wordmark } from './marks/wordmark'
import { ToastRegion } from './notify/toast'
import { Accordion } from './controls/accordion'
import { Avatar } from './feedback/avatar'
import { CopyButton } from './notify/copy-button'
import { Dialog } from './overlay/dialog'
import { EmptyState } from './layout/empty-state'
import { Section } from './layout/layout'
import { Notice } from './feedback/notice'
import { Progress } from './feedback/progress'
import { PageSkeleton } from './feedback/skeleton'
import { SliderField } from './controls/slider'
import { SwitchField } from './controls/switch'
import { Table } from './layout/table'
import { Tab, TabList, TabPanel, Tabs } from './controls/tabs'

const ignore = () => {}

const page = (
  <>
    <Wordmark />
    <Dialog open={false} onOpenChange={ignore} title="Sign in">
      Words
    </Dialog>
    <Section tone="ink">
      <Tabs defaultValue="security">
        <TabList label="Specification">
          <Tab value="security">Security</Tab>
        </TabList>
        <TabPanel value="security">Words</TabPanel>
      </Tabs>
    </Section>
    <Accordion items={[{ id: 'why', question: 'Why?', answer: 'Because.' }]} />
    <SliderField label="Storage" min={1} max={500} step={5} value={10} onChange={ignore} />
    <SwitchField label="Newsletter" checked onChange={ignore} />
    <Progress value={63} label="Complete" />
    <Avatar name="Casey Customer" />
    <Table caption="Users">
      <tbody />
    </Table>
    <CopyButton text="x" label="Copy" />
    <Notice title="Saved" tone="success" />
    <EmptyState title="No tickets yet" />
    <TextField label="Name" name="name" required />
    <TextAreaField label="Message" name="message" error="Write something." />
    <SelectField label="Role" name="role" options={[]} placeholder="Choose" />
    <RadioGroupField
      label="Tier"
      name="tier"
      value="free"
      options={[{ value: 'free', label: 'Free' }]}
      onChange={ignore}
    />
    <CheckboxField label="I agree" name="agree" />
    <PageSkeleton />
    <ToastRegion />
  </>
)

test('a server renders every component without style attributes', () => {
  const html = renderToString(page)
  expect(html).toContain('Storage')
  expect(html).not.toMatch(/\sstyle="/)
})
