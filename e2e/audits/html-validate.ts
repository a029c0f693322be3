import { markupProblems } from '../fixtures/page/markup'
import { releasedDocuments } from '../fixtures/releases/released-documents'
import type { Audit } from './audit'

export const htmlValidate: Audit = {
  name: 'html-validate',
  demand: 'no errors',
  run: async () => {
    const documents = releasedDocuments()
    return {
      examined: `${documents.length} documents`,
      findings: documents.flatMap(({ file, html }) =>
        markupProblems(html).map((problem) => `${file}: ${problem}`),
      ),
    }
  },
}
