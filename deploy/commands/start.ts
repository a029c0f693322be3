import { refuseTakenPort } from '../serve/port'
import { publish } from './publish'
import { serve } from './serve'

const demoAccounts =
  'Sign in as admin@fivefold.example or customer@fivefold.example ' +
  'with any password of six characters or more.'

/** `start`: builds and releases every app, then serves the composed site. */
export async function start() {
  await refuseTakenPort()
  await publish()
  const [beside] = await serve()
  console.info(`${beside?.signIn ?? demoAccounts} Ctrl-C stops.`)
}
