import { describe, expect, it } from 'vitest'
import { filesOf, mutationAreas } from './mutation-areas'
import { areaScores, missedScores, mutationReport, type TestedMutant } from './mutation-scores'

const mutants = (file: string, ...statuses: string[]): TestedMutant[] =>
  statuses.map((status) => ({ file, status }))

const store = 'shared/data/persistence/journal/journal.ts'
const loader = 'host/src/loading/loader/page-loader.ts'
const registry = 'shared/contract/federation/entry-address.ts'
const everyFile = mutationAreas.flatMap(filesOf)

/** Every file of every area was tried. Three have different results. */
const tested = [
  ...everyFile.flatMap((file) => mutants(file, 'RuntimeError')),
  ...mutants(store, 'Killed', 'Timeout', 'Killed', 'Survived'),
  ...mutants(loader, 'Killed', 'NoCoverage'),
  ...mutants(registry, 'Killed'),
  { file: registry, status: 'Ignored', reason: 'the same either way' },
]

describe('the mutated files', () => {
  it('is the code of each area, without its tests and exclusions', () => {
    expect(everyFile).toEqual(expect.arrayContaining([store, loader, registry]))
    expect(everyFile.filter((file) => /\.test\.|-content\.|styled-components/.test(file))).toEqual(
      [],
    )
  })
})

describe('the mutation score', () => {
  it('is computed for each area and for all, from the mutants that tests can notice', () => {
    const scores = areaScores(tested).map(({ name, score }) => [name, Math.round(score)])
    expect(Object.fromEntries(scores)).toEqual({ loader: 50, registry: 100, store: 75, all: 71 })
  })

  it('fails below the required score, also in a single area', () => {
    expect(missedScores(areaScores(tested))).toEqual([
      'loader: 50.0 % of 85 %',
      'store: 75.0 % of 85 %',
      'all: 71.4 % of 85 %',
    ])
  })

  it('is unknown for a file that was not tried', () => {
    const rest = tested.filter(({ file }) => file !== registry)
    expect(missedScores(areaScores(rest))).toContain(`registry: not tried yet: ${registry}`)
    expect(mutationReport(rest, '2026-11-21')).toContain(`Not tried yet: \`${registry}\`../../deploy/test/mutation`)
    expect(mutationReport(tested, '2026-11-21')).not.toContain('Not tried yet')
  })

  it('is reported with its day and the ignored mutants', () => {
    const report = mutationReport(tested, '2026-11-21')
    expect(report).toContain('2026-11-21, ')
    expect(report).toContain('| store | all | 4 | 3 | 1 | 0 | 75.0 % |')
    expect(report).toContain(`\`${registry}\`, in one place: the same either way.`)
  })
})
