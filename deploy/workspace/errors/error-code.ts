/** The system's code of an error, such as `ENOENT`; undefined for other errors. */
export const errorCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined
