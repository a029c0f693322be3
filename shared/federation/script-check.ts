/** Name under which the page keeps what a remote asks before it imports a script of its own. */
export const scriptCheck = '__fivefold_script_check__'

/**
 * Fetches the scripts that a module needs, and only as they were released. One that no release is
 * known to have, as under development, may be imported as it is.
 * @param address absolute, of the module that is about to be imported.
 * @returns the address to import it from: another one where the browser has something else under it.
 * @throws Error naming a script that could not be fetched or is not what was released.
 */
export type ScriptCheck = (address: string) => Promise<string>
