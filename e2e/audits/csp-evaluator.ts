import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity, type Finding } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { releasedDocuments } from '../fixtures/releases/released-documents'
import { releasedPolicies } from '../fixtures/releases/released-policies'
import type { Audit } from './audit'

export const cspEvaluator: Audit = {
  name: 'csp_evaluator',
  demand: 'nothing above info',
  run: async () => {
    const documents = releasedDocuments()
    return {
      examined: `${documents.length} documents`,
      findings: documents.flatMap(({ file, html }) =>
        weaknesses(releasedPolicies(html)).map((weakness) => `${file}: ${weakness}`),
      ),
    }
  },
}

/** A browser enforces all policies of a page, so only a weakness of each of them counts. */
function weaknesses(policies: readonly string[]) {
  const [first = ['the page has no policy'], ...others] = policies.map((policy) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate().filter(isSerious).map(sentenceOf),
  )
  return first.filter((weakness) => others.every((found) => found.includes(weakness)))
}

/** The evaluator counts downwards. */
const isSerious = ({ severity }: Finding) => severity < Severity.INFO

const sentenceOf = ({ directive, value, description }: Finding) =>
  `${directive} ${value ?? ''}: ${description}`
