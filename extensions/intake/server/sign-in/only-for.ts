import type { Context } from 'hono'
import type { Queries } from '../database/database'
import { refusal } from '../requests/read-body'
import type { Role } from './operators'
import { signedIn, type SessionSettings } from './session'

/** @returns a check that throws HTTPException 401 without a session, and 403 for people of other roles. */
export const onlyFor =
  (database: Queries, settings: SessionSettings) =>
  async (context: Context, ...roles: Role[]): Promise<void> => {
    const { role } = await signedIn(context, database, settings)
    if (!roles.includes(role)) throw refusal(403, 'Your account may not see this.')
  }
