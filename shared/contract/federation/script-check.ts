/** Global name of the function that a remote calls before it imports one of its scripts. */
export const scriptCheck = '__fivefold_script_check__'

/**
 * Fetches the scripts that a module needs and verifies their integrity. A script of no known release, as in
 * development, may be imported unchecked.
 * @param address absolute address of the module to import.
 * @returns the address to import it from; another one if the browser has cached other content.
 * @throws Error naming a script that could not be fetched or was modified.
 */
export type ScriptCheck = (address: string) => Promise<string>
