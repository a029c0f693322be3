import * as v from 'valibot'
import { identity, moment, optionalMoment, text, type RecordOf } from '../model/record-fields'

const preferencesEntries = {
  emailNotifications: v.nullish(v.boolean(), true),
  marketingEmails: v.nullish(v.boolean(), true),
  newsletter: v.nullish(v.boolean(), true),
}
/** @example v.parse(PreferencesSchema, {}).newsletter // true */
export const PreferencesSchema = v.looseObject(preferencesEntries)
export type Preferences = RecordOf<typeof preferencesEntries>
/** @example defaultPreferences.newsletter // true */
export const defaultPreferences: Preferences = {
  emailNotifications: true,
  marketingEmails: true,
  newsletter: true,
}

export type Role = 'admin' | 'customer'
const userEntries = {
  ...identity,
  email: v.string(),
  name: text,
  role: v.nullish(v.string(), 'customer'),
  company: text,
  phone: text,
  created_at: moment,
  last_login: optionalMoment,
  preferences: v.nullish(PreferencesSchema, () => ({ ...defaultPreferences })),
}
/** @example v.is(UserSchema, { id: 'u-1' }) // false */
export const UserSchema = v.looseObject(userEntries)
export type User = RecordOf<typeof userEntries>

export interface Accounts {
  readonly users: readonly User[]
  /** The signed-in user. */
  readonly currentUser: User | null
}
