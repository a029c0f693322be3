/** In page order. */
const names = ['start', 'site', 'commands', 'intake'] as const

export type SectionName = (typeof names)[number]

const head = `# Performance

Written by \`pnpm bench\`; edit nothing here by hand. A figure and its comparison come from one
run.`

const marker = (name: string) => `<!-- section: ${name} -->`

/** Replaces the given sections of the page; the others stay. */
export function withSections(page: string, written: Partial<Record<SectionName, string>>): string {
  const parts = page.split(/<!-- section: (\w+) -->/)
  const stored = (name: SectionName) => {
    const at = parts.indexOf(name)
    return at < 0 ? undefined : parts[at + 1]?.trim()
  }
  const sections = names.flatMap((name) => {
    const text = written[name] ?? stored(name)
    return text === undefined ? [] : [marker(name), text]
  })
  return [head, ...sections].join('\n\n')
}
