import { addressKey } from '@fivefold/shared/outbox/address-key'
import { IntakeError } from '../intake-error'

export type Role = 'customer' | 'agent' | 'admin'

/** The role of each operator, by `addressKey`. */
export type Operators = ReadonlyMap<string, Role>

/**
 * @param setting for instance `admin:ada@lovelace.example agent:bob@builder.example`.
 * @throws IntakeError for anything else.
 */
export function readOperators(setting = ''): Operators {
  const operators = new Map<string, Role>()
  for (const entry of setting.split(/\s+/).filter(Boolean)) {
    const [, role, email] = /^(agent|admin):([^\s:@]+@[^\s:@]+)$/.exec(entry) ?? []
    if (email === undefined) {
      throw new IntakeError(`OPERATORS: “${entry}” is not like agent:name@company.com.`)
    }
    operators.set(addressKey(email), role as Role)
  }
  return operators
}
