import { IntakeError } from '../intake-error'
import { isPlainAddress, withSmallAscii } from '../records/email-address'

export type Role = 'customer' | 'agent' | 'admin'

/** The role of each operator, by the address with small ASCII letters. */
export type Operators = ReadonlyMap<string, Role>

/**
 * @param setting for instance `admin:ada@lovelace.example agent:bob@builder.example`.
 * @throws IntakeError for anything else.
 */
export function readOperators(setting = ''): Operators {
  const operators = new Map<string, Role>()
  for (const entry of setting.split(/\s+/).filter(Boolean)) {
    const [, role, email = ''] = /^(agent|admin):(.+)$/.exec(entry) ?? []
    if (!isPlainAddress(email)) {
      throw new IntakeError(`OPERATORS: “${entry}” is not like agent:name@company.com.`)
    }
    operators.set(withSmallAscii(email), role as Role)
  }
  return operators
}
