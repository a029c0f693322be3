export interface Queries {
  /**
   * @param sql one statement with `$1`, `$2`…
   * @throws an error with the SQLSTATE as its `code`.
   */
  query<Row extends object = Record<string, never>>(
    sql: string,
    values?: readonly unknown[],
    /** A migration of a large table takes minutes; everything else is ended. */
    takes?: 'minutes',
  ): Promise<Row[]>
}

/** PostgreSQL, as a server or embedded. */
export interface Database extends Queries {
  /** Commits when the task ends, and rolls back when it throws. */
  transaction<Result>(
    task: (within: Queries) => Promise<Result>,
    takes?: 'minutes',
  ): Promise<Result>
  close(): Promise<void>
}
