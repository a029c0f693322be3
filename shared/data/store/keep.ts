import type { User } from '../../domain/accounts/user'
import type { Operation } from '../../domain/site/site-operations'
import { commitStored, readState, readStorageHealth } from './site-store'
import { StoreError } from './store-error'

/** Applies a change that is confirmed as saved. If storage refuses it, nothing changes. @throws StoreError */
export function keep(operation: Operation): void {
  if (!commitStored(operation)) throw new StoreError('Not saved', readStorageHealth().message)
}

/** @throws StoreError with the message if nobody is signed in. */
export function signedIn(message: string): User {
  const user = readState().currentUser
  if (!user) throw new StoreError('Authentication Required', message)
  return user
}

/** @throws StoreError for everybody but admins. */
export function refuseOthersThanAdmins({ role }: User): void {
  if (role !== 'admin') throw new StoreError('Access Denied', 'Only admins can do this.')
}

/** The user’s id and name as facts of an operation. */
export const author = (user: User) => ({ userId: user.id, userName: nameOf(user) })

export const nameOf = ({ name, email }: User) => name || email
