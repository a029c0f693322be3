import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/** One test of the fault suites and its result. */
export interface FaultResult {
  readonly place: string
  readonly fault: string
  readonly cases: number
  readonly seed: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** Why a test was skipped; empty if no reason is given. */
  readonly reason: string
}

const FaultSchema = v.object({
  fault: v.string(),
  place: v.string(),
  cases: v.number(),
  seed: v.optional(v.union([v.number(), v.string()]), ''),
})

const UnitReportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({
          title: v.string(),
          status: v.string(),
          meta: v.object({ fault: v.optional(FaultSchema) }),
        }),
      ),
    }),
  ),
})

/** The results in a file of vitest's JSON reporter. @throws if it is not one. */
export function unitResults(file: string): FaultResult[] {
  const { testResults } = v.parse(UnitReportSchema, JSON.parse(readFileSync(file, 'utf8')))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, meta: { fault } }) => ({
      ...(fault ?? oneCase(name, title)),
      seed: String(fault?.seed ?? ''),
      status: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
      reason: '',
    })),
  )
}

const AnnotationSchema = v.object({ type: v.string(), description: v.optional(v.string(), '') })

const SpecSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), annotations: v.array(AnnotationSchema) })),
})

interface Suite {
  specs: v.InferOutput<typeof SpecSchema>[]
  suites?: Suite[] | undefined
}

const SuiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(SpecSchema),
  suites: v.optional(v.array(v.lazy(() => SuiteSchema))),
})

/** The results in a file of Playwright's JSON reporter. @throws if it is not one. */
export function browserResults(file: string): FaultResult[] {
  const report = v.parse(SuiteSchema, { specs: [], ...JSON.parse(readFileSync(file, 'utf8')) })
  return specsOf(report).flatMap(({ title, file, tests }) =>
    tests.map(({ status, annotations }) => {
      const described = (type: string) =>
        annotations.find((each) => each.type === type)?.description
      const text = described('fault')
      const fault = text === undefined ? undefined : v.parse(FaultSchema, JSON.parse(text))
      return {
        ...(fault ?? oneCase(file, title)),
        seed: String(fault?.seed ?? ''),
        status: browserStatus(status),
        reason: described('skip') ?? '',
      }
    }),
  )
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function browserStatus(status: string): FaultResult['status'] {
  if (status === 'expected') return 'passed'
  return status === 'skipped' ? 'skipped' : 'failed'
}

/** A test without an annotation is one case, described by its title. */
function oneCase(file: string, title: string) {
  return {
    place: path.basename(file).replace(/(?:-faults)?\.(?:spec|test)\.tsx?$/, ''),
    fault: title,
    cases: 1,
  }
}
