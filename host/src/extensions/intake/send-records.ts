/** Sends what visitors submit to the intake, on sites that have one. */
export async function sendRecords(): Promise<void> {
  const { beginSending } = await import('./begin-sending')
  beginSending()
}
