import type { Database } from './database'
import { migrate } from './migrate'

interface DatabasePlace {
  /** The address of a PostgreSQL. */
  url?: string | undefined
  /** The folder of the embedded database, which is used without a `url`. */
  folder: string
}

/** Opens the database and brings its tables up to date. @throws IntakeError with the reason. */
export async function openDatabase({ url, folder }: DatabasePlace): Promise<Database> {
  const database = await (url ? onServer(url) : embedded(folder))
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const onServer = async (url: string) => (await import('./server-database')).serverDatabase(url)

/** The embedded database takes 400 MB, so it is imported only where it is used. */
const embedded = async (folder: string) =>
  (await import('./embedded-database')).embeddedDatabase(folder)
