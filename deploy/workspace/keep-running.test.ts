import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { keepRunning } from './keep-running'

const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  for (const method of ['info', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => void printed.push(line))
  }
})

function programIn(name: string, source: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'src'))
  const file = path.join(folder, 'src/program.js')
  writeFileSync(file, source)
  return { file, program: { name, words: [file], folder, env: { GREETING: 'hello' } } }
}

const printedLine = (line: string) => vi.waitFor(() => expect(printed).toContain(line), 10_000)

it('a program that crashes says why, starts again when it has changed, and stops no other', async () => {
  const greets = 'console.info(process.env.GREETING); setInterval(() => {}, 1000)'
  const sound = programIn('portal', greets)
  const crashing = programIn('support', "throw new Error('a slip of the pen')")
  const end = new AbortController()
  const all = Promise.all([sound, crashing].map(({ program }) => keepRunning(program, end.signal)))
  await printedLine('[portal] hello')
  await printedLine('[support] Error: a slip of the pen')
  await vi.waitFor(() => expect(printed.join()).toContain('[support] ended with code 1'), 10_000)
  // Written until it is noticed: nobody sees from outside when the watch has begun.
  await vi.waitFor(
    () => {
      writeFileSync(crashing.file, greets)
      expect(printed).toContain('[support] hello')
    },
    { timeout: 10_000, interval: 200 },
  )
  expect(printed.join()).not.toContain('[portal] ended')
  end.abort()
  await all
}, 30_000)
