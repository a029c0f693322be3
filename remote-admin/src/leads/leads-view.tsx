import { RecordBrowser } from '../records/record-browser'
import { leadKind } from './lead-kind'
import { useLeads } from './use-leads'

export function LeadsView() {
  return <RecordBrowser kind={leadKind} rows={useLeads()} />
}
