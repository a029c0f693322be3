import { markupProblems } from '../fixtures/page/markup'
import { releasedDocuments } from '../fixtures/releases/released-documents'
import type { Judge } from './audit'

export const htmlValidate: Judge = {
  name: 'html-validate',
  demand: 'no error',
  judge: async () => {
    const documents = releasedDocuments()
    return {
      looked: `${documents.length} documents`,
      findings: documents.flatMap(({ file, html }) =>
        markupProblems(html).map((problem) => `${file}: ${problem}`),
      ),
    }
  },
}
