import { Stack } from '@fivefold/shared/ui/layout'
import { ChoiceChips } from '../admin-parts'
import { DeliveryList } from './delivery-list'
import { LeadList } from './lead-list'
import { listNames, useListAddress } from './list-address'
import { PersonRecords } from './person-records'
import { TicketList } from './tickets/ticket-list'
import { visitorsContent } from './visitors-content'

const lists = {
  tickets: TicketList,
  leads: LeadList,
  person: PersonRecords,
  webhook: DeliveryList,
}

export function VisitorsView() {
  const address = useListAddress()
  const { list } = address.state
  const List = lists[list]
  return (
    <Stack $gap={5}>
      <ChoiceChips
        label={visitorsContent.listsLabel}
        choices={listNames.map((value) => ({ value, label: visitorsContent.lists[value] }))}
        chosen={list}
        onChoose={(value) => {
          const next = listNames.find((name) => name === value) ?? 'tickets'
          address.change({
            list: next,
            q: '',
            kind: '',
            priority: '',
            field: '',
            value: '',
            before: '',
            open: '',
          })
        }}
      />
      <List address={address} />
    </Stack>
  )
}
