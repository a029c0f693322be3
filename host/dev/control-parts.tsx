import { useState } from 'react'
import { Search } from 'lucide-react'
import { Button, ButtonLink } from '@fivefold/shared/ui/button'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipCount } from '@fivefold/shared/ui/chip-count'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { IconButton } from '@fivefold/shared/ui/icon-button'
import { Cluster, Stack } from '@fivefold/shared/ui/layout'
import { NoMatch } from '@fivefold/shared/ui/no-match'
import { Pager } from '@fivefold/shared/ui/pager'
import { SliderField } from '@fivefold/shared/ui/slider'
import { SwitchField } from '@fivefold/shared/ui/switch'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

/** Examples by the names of their files. */
export const controlParts = {
  button: () => (
    <Stack $gap={4}>
      {variants.map((variant) => (
        <Cluster key={variant} $gap={3}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </Cluster>
      ))}
      <Cluster $gap={3}>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="#button" variant="secondary">
          A link
        </ButtonLink>
      </Cluster>
    </Stack>
  ),
  'icon-button': () => (
    <IconButton aria-label="Search">
      <Search aria-hidden="true" />
    </IconButton>
  ),
  chip: Chips,
  'chip-count': () => (
    <Chip pressed={false}>
      Open
      <ChipCount count={3} />
    </Chip>
  ),
  'chip-row': Chips,
  'no-match': () => (
    <NoMatch title="No invoices match" clear="Show all invoices" onClear={() => {}}>
      Try another month.
    </NoMatch>
  ),
  tabs: () => (
    <Tabs defaultValue="open">
      <TabList label="Invoices">
        <Tab value="open">Open</Tab>
        <Tab value="paid">Paid</Tab>
      </TabList>
      <TabPanel value="open">Three open invoices</TabPanel>
      <TabPanel value="paid">Twelve paid invoices</TabPanel>
    </Tabs>
  ),
  pager: function Pages() {
    const [page, setPage] = useState(2)
    return (
      <Pager label="Pages of invoices" page={page} pages={4} onPage={setPage} ends>
        <p>Page {page} of 4</p>
      </Pager>
    )
  },
  slider: function Storage() {
    const [gb, setGb] = useState(40)
    const format = (value: number) => `${value} GB`
    const scale = { min: 0, max: 100, step: 5 }
    return <SliderField label="Storage" {...scale} value={gb} onChange={setGb} format={format} />
  },
  switch: function Reminders() {
    const [isOn, setOn] = useState(true)
    return (
      <Stack $gap={4}>
        <SwitchField
          label="Reminders"
          hint="A message before each invoice is due."
          checked={isOn}
          onChange={() => setOn(!isOn)}
        />
        <SwitchField label="Disabled" checked={false} disabled />
      </Stack>
    )
  },
}

function Chips() {
  const [chosen, choose] = useState('Open')
  return (
    <ChipRow label="Status">
      {['Open', 'Paid', 'Overdue'].map((status) => (
        <Chip key={status} pressed={status === chosen} onClick={() => choose(status)}>
          {status}
        </Chip>
      ))}
      <Chip pressed={false} disabled>
        Disabled
      </Chip>
    </ChipRow>
  )
}
