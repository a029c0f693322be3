import { CommanderError, type Command } from '@commander-js/extra-typings'
import { expect, vi } from 'vitest'

/** The output of a command line that ends before its command runs. */
export async function printedBy(program: Command, line: string): Promise<string> {
  const printed: string[] = []
  const print = (text: unknown) => printed.push(String(text)) > 0
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(print),
  )
  const parsed = program.parseAsync(line.split(' '), { from: 'user' })
  await expect(parsed).rejects.toBeInstanceOf(CommanderError)
  for (const stream of streams) stream.mockRestore()
  return printed.join('')
}
