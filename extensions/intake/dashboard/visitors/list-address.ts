import { choiceParam, textParam } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'

export const listNames = ['tickets', 'leads', 'person', 'webhook'] as const

/** The state of all lists: `/admin?view=visitors&list=leads&q=kite&kind=billing/visit-request&before=120&open=<id>`. */
const schema = {
  list: choiceParam('list', listNames, 'tickets'),
  q: textParam('q'),
  /** The status of tickets, the form of leads, the state of deliveries; '' for all. */
  kind: textParam('kind'),
  priority: textParam('priority'),
  /** Leads of which this field has this value. */
  field: textParam('field'),
  value: textParam('value'),
  /** The last place of the page before. */
  before: textParam('before'),
  /** The id of the open row. */
  open: textParam('open'),
}

export const useListAddress = () => useAddressState(schema)
export type ListAddress = ReturnType<typeof useListAddress>
