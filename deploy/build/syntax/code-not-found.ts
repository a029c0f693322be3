/**
 * Stops a build when a plugin no longer finds the code of another package that it edits: the build
 * would go on without the edit, and nobody would notice.
 */
export class CodeNotFound extends Error {
  override name = 'CodeNotFound'

  /**
   * @param code what is looked for, such as `the plugin parseStart`.
   * @param origin the package that writes it.
   * @param editor the file in `deploy/build` that edits it.
   */
  constructor(code: string, origin: string, editor: string) {
    super(
      `${origin} no longer has ${code}, which deploy/build/${editor} looks for. An update of ` +
        `${origin} has probably changed it: adapt ${editor} to it or go back to the version before.`,
    )
  }
}
