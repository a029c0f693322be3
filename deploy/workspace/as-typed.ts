import { isKit } from './folders'

/** A command as its user types it: in this workspace, or in a remote's own repository. */
export const asTyped = (line: string) => `npx ${isKit ? 'fivefold' : '--yes pnpm@12'} ${line}`
