import { choiceParam } from '@fivefold/shared/address/address-schema'
import { choicesOf } from './plan-fit'
import { needsParam } from './plan-needs'

/** `?fit=` opens the questions; the answers follow it. */
export const fitAddress = {
  people: choiceParam('people', choicesOf('people'), ''),
  systems: choiceParam('systems', choicesOf('systems'), ''),
  needs: needsParam,
}
