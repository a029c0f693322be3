import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { megabyte, type PageLimits } from './page-limits'

/**
 * Runs a program in a Node without files, other processes, workers, native code, environment, and code
 * from texts. On Linux and macOS the kernel limits its memory and time. Linux also cuts it off from
 * the network, where users may create network namespaces. Node 20 has no switch for the network.
 * @param program text of CommonJS.
 */
export function spawnWithoutRights(
  program: string,
  { heap, memory, pages }: Pick<PageLimits, 'heap' | 'memory' | 'pages'>,
): ChildProcessByStdio<Writable, Readable, null> {
  const node = [process.execPath, ...switches(heap), '--eval', program]
  const limited = [
    `ulimit -d ${memory / 1024}`,
    `ulimit -t ${Math.ceil(pages / 1000)}`,
    'ulimit -c 0',
    'unshare -cn true && set -- unshare -cn "$@"',
    'exec "$@"',
  ].join('\n')
  const [command = '', ...words] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', limited, 'sh', ...node]
  const child = spawn(command, words, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  child.unref()
  // The tool need not wait for a process that nobody has ended; with the tool, its input ends.
  for (const stream of [child.stdin, child.stdout]) {
    if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
  }
  return child
}

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

const switches = (heap: number) => [
  permission,
  '--no-warnings',
  '--no-addons',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heap / megabyte}`,
]
