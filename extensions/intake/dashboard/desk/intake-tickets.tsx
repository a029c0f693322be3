import { HelpDesk } from '../admin-parts'
import { useAlerts } from './alerts/use-alerts'
import { intakeDesk } from './intake-desk'

export function IntakeTickets() {
  useAlerts()
  return <HelpDesk desk={intakeDesk} />
}
