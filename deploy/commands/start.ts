import { refuseTakenPort } from '../serve/port'
import { seedUsers } from '../../shared/domain/site/seed-users-content'
import { publish } from './publish'
import { serve } from './serve'

const demoAccounts =
  seedUsers.length > 0 &&
  `Sign in as ${seedUsers.map(({ email }) => email).join(' or ')} ` +
    'with any password of six characters or more.'

/** `start`: builds and releases every app, then serves the composed site. */
export async function start() {
  await refuseTakenPort()
  await publish()
  const [beside] = await serve()
  console.info([beside?.signIn ?? demoAccounts, 'Ctrl-C stops.'].filter(Boolean).join(' '))
}
