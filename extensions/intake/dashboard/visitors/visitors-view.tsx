import { Stack } from '@fivefold/shared/ui/layout'
import { ChoiceChips } from '../admin-parts'
import { DeliveryList } from './delivery-list'
import { LeadList } from './lead-list'
import { listNames, useListAddress } from './list-address'
import { PersonRecords } from './person-records'
import { visitorsContent } from './visitors-content'

const lists = {
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
          const next = listNames.find((name) => name === value) ?? 'leads'
          address.change({
            list: next,
            q: '',
            kind: '',
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
