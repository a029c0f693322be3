import { concurrently, type ConcurrentlyCommandInput } from 'concurrently'

/** Milliseconds until a server that crashed starts again. */
const restartDelay = 1000

/**
 * Runs servers side by side, each line of output with its server's name. A server that crashes starts
 * again and stops no other. SIGINT or SIGTERM ends them all, and this process.
 */
export async function runServers(servers: readonly ConcurrentlyCommandInput[]): Promise<void> {
  const { commands, result } = concurrently([...servers], {
    prefix: 'name',
    padPrefix: true,
    prefixColors: 'auto',
    restartTries: -1,
    restartDelay,
    killOthersOn: [],
  })

  const exitOnceEnded = () => {
    if (commands.every(({ state }) => state !== 'started')) process.exit()
  }
  // concurrently passes the signal on, and still restarts servers: those that crashed just before, and
  // those that SIGTERM ends.
  const endAll = () => {
    for (const command of commands) {
      command.timer.subscribe(({ endDate }) =>
        endDate === undefined ? command.kill('SIGKILL') : exitOnceEnded(),
      )
    }
    exitOnceEnded()
  }
  process.once('SIGINT', endAll)
  process.once('SIGTERM', endAll)
  await result
}
