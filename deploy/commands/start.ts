import { refuseTakenPort } from '../serve/port'
import { publish } from './publish'
import { serve } from './serve'

/** `start`: builds and releases every app, then serves the composed site. */
export async function start() {
  await refuseTakenPort()
  await publish()
  await serve()
  console.info(
    'Sign in as admin@fivefold.example or customer@fivefold.example ' +
      'with any password of six characters or more. Ctrl-C stops.',
  )
}
