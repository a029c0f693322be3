import { opened } from './databases'

/** The messages of all leads in a database that nobody else uses, by id. */
export async function storedLeads(place: Parameters<typeof opened>[0]) {
  const database = await opened(place)
  try {
    const rows = await database.query<{ id: string; message: string }>(
      `select id, body->>'message' as message from lead`,
    )
    return new Map(rows.map(({ id, message }) => [id, message]))
  } finally {
    await database.close()
  }
}
