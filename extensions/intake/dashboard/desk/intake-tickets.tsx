import { HelpDesk } from '../admin-parts'
import { intakeDesk } from './intake-desk'

export const IntakeTickets = () => <HelpDesk desk={intakeDesk} />
