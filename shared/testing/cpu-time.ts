/** @returns the milliseconds of CPU time that the work takes in this process: a busy machine makes a clock's longer. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
